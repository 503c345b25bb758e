/** One SQLite file: opening it, its schema, its one writer and its readers. */
package claimdesk.store.database;
