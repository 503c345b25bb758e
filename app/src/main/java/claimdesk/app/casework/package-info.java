/** One case, an order or a key under investigation: its events, sorted into calls and effects, and where they come from. */
package claimdesk.app.casework;
