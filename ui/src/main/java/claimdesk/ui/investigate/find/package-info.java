/** The part of the Investigate screen that finds cases: the search box, the lists that are always offered, saved searches. */
package claimdesk.ui.investigate.find;
