/** Choosing a run, playing it on a thread of its own, and what it came to. */
package claimdesk.ui.simulate;
