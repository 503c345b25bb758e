/** Draws a laid out timeline with a pen, whatever the pen draws on; and the pen that writes SVG. */
package claimdesk.ui.timeline.drawing;
