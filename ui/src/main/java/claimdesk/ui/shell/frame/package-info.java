/** The window itself: its rail, bars and lines, its keys, what is dropped on it, and the screens in its middle. */
package claimdesk.ui.shell.frame;
