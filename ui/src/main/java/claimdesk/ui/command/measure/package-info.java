/** The commands that measure and prove on this machine, with the processes that they start for it. */
package claimdesk.ui.command.measure;
