/** The explorer: every order of the steps of a few callers, and the shortest that breaks something. */
package claimdesk.ui.learn.explore;
