/** The selected row of the Live screen: its attempts, its timeline, and why a save was refused. */
package claimdesk.ui.live.detail;
