/** Lines from elsewhere as rows of cells: NDJSON and CSV. */
package claimdesk.app.exchange.reading;
