/** Small nodes and texts that every screen uses. */
package claimdesk.ui.controls;
