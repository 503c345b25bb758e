/** Rows that leave the program as a file: CSV for spreadsheets, NDJSON for programs. */
package claimdesk.app.exchange.table;
