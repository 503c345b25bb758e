/** One row of a lane: what it is known by and what it says, on screen, as text and for a screen reader. */
package claimdesk.ui.live.row;
