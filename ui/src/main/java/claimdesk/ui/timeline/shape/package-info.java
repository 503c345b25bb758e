/** What a timeline is made of, with positions: lanes, marks, bars, gaps, ticks and links. */
package claimdesk.ui.timeline.shape;
