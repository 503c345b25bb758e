/** The lists that are always offered, their counts, and the searches that a person saved. */
package claimdesk.ui.investigate.find.list;
