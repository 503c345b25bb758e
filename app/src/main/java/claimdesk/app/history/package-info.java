/** What the journal of one key or order tells, sorted into calls, leases and deliveries: pure functions over its events. */
package claimdesk.app.history;
