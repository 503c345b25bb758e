/** Playing a run on a thread of its own: what is asked of it, how it goes, and what it came to. */
package claimdesk.ui.simulate.run;
