/** Case files on the way out: the page that a case file is read by, and the bar with which it is written. */
package claimdesk.ui.casefile;
