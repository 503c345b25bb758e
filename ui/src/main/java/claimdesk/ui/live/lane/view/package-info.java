/** How a lane looks, and its keys and menu. */
package claimdesk.ui.live.lane.view;
