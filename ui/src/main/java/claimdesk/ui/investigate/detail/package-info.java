/** One event of a case: its row, and the key row before and after it. */
package claimdesk.ui.investigate.detail;
