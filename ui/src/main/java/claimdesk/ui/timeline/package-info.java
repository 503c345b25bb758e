/** The swim lanes: what happened to one key or order, as a control with keyboard, filter and export. */
package claimdesk.ui.timeline;
