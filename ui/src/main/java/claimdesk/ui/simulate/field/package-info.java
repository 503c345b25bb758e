/** Single fields of a scenario as a form shows them, each tied to its place in the scenario's text. */
package claimdesk.ui.simulate.field;
