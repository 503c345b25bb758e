/** Work off the JavaFX thread, and its results back on it. */
package claimdesk.ui.background;
