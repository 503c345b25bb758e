/** The verdict of a case in words, with links to the rows that carry it. */
package claimdesk.ui.investigate.verdict;
