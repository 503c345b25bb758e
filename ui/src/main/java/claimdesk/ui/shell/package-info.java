/** The window around the screens: navigation, file, theme, status line. */
package claimdesk.ui.shell;
