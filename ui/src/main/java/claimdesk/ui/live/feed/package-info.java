/** Reads the file for the Live screen, whoever writes to it, and holds nothing of it between two looks. */
package claimdesk.ui.live.feed;
