/** Rows that leave the screen: as text on the clipboard, or as a file. */
package claimdesk.ui.live.export;
