/** The commands that judge: {@code investigate} one case, {@code check} a whole file. */
package claimdesk.ui.command.verdict;
