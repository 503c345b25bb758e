/** The commands that take evidence in. */
package claimdesk.ui.command.evidence;
