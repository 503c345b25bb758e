/** What a run is made of: vendors and what they ask, the desk that serves them, and the faults in their way. */
package claimdesk.app.scenario;
