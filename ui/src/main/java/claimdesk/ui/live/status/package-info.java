/** The line at the window's foot: how fast the file is written to, and how fresh what is shown is. */
package claimdesk.ui.live.status;
