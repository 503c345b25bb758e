/** One lane: the order of all its rows, the few that are in view, and what is selected. */
package claimdesk.ui.live.lane;
