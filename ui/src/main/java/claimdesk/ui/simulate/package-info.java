/** The Simulate screen: a scenario, the run of it, and what the run came to; and the short way to a run from Live. */
package claimdesk.ui.simulate;
