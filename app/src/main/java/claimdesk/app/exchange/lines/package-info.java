/** What one row of an export says, as a line of evidence: its times, its names, its facts, or why it is rejected. */
package claimdesk.app.exchange.lines;
