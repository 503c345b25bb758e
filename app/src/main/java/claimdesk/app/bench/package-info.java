/** Measures the store: calls a second and their latency, beside bare JDBC that writes the same rows in the same run. */
package claimdesk.app.bench;
