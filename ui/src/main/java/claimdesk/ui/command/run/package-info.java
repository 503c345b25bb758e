/** The commands that run a scenario, and the report of a run. */
package claimdesk.ui.command.run;
