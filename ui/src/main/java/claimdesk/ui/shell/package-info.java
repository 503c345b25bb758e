/** What the window is made of and what belongs to no single screen: which is shown, how it looks, which file is open. */
package claimdesk.ui.shell;
