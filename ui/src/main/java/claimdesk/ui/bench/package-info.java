/** Measures the window under load, as a command that anyone can run again. */
package claimdesk.ui.bench;
