/** Choosing, starting and stopping a run, and what it came to. */
package claimdesk.ui.simulate;
