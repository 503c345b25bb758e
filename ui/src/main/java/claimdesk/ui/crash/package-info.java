/** What is kept of an error of the program's own: where it happened, and nothing of anybody's data. */
package claimdesk.ui.crash;
