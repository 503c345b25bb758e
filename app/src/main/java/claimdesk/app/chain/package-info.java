/** The lines of a case file, each bound by a hash to all lines before it: how they are written, checked and read. */
package claimdesk.app.chain;
