/** What a run came to: its figures and invariants, and the journal rows behind each. */
package claimdesk.ui.simulate.result;
