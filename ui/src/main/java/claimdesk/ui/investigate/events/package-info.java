/** The events of a case as a table, and as what leaves the screen. */
package claimdesk.ui.investigate.events;
