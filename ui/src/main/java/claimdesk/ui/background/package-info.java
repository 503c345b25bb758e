/** Work off the JavaFX thread, and what brings its results back onto it. */
package claimdesk.ui.background;
