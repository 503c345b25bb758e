/** Small reusable nodes, and how figures and foreign text are written on a screen. */
package claimdesk.ui.controls;
