/** The Live screen: three lanes of newest rows, and the attempts of the one that is selected. */
package claimdesk.ui.live;
