/** One lane: the order of all its rows, the few that are in view, what is selected, and how it looks. */
package claimdesk.ui.live.lane;
