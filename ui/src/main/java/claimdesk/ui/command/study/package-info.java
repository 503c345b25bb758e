/** The commands to learn by: {@code explore}, {@code replay}, {@code lab} and {@code lessons}. */
package claimdesk.ui.command.study;
