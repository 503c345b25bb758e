/** The main window: navigation, top bar, banners, status line and theme around the screens. */
package claimdesk.ui.shell;
