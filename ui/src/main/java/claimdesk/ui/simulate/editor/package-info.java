/** The scenario as a form and as text: its file, its vendors, its faults and its desk. */
package claimdesk.ui.simulate.editor;
