/**
 * What Claimdesk keeps: one SQLite file with its idempotency keys, orders, effects and journal. The only place with SQL.
 */
package claimdesk.store;
