/** What the journal shows: pure functions over its rows, for a live file, a simulation and a load test alike. */
package claimdesk.app.evidence;
