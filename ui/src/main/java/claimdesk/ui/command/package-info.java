/** The command line: one class a subcommand, and how each reports. */
package claimdesk.ui.command;
