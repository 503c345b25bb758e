/** The Live screen: rows in progress, saved and refused, as they happen. */
package claimdesk.ui.live;
