/** What a search found, a page at a time, and how far it has come. */
package claimdesk.ui.investigate.find.result;
