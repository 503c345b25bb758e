/** What each part of a window is made of: its view models, its threads, and the order in which they end. */
package claimdesk.ui.wiring;
