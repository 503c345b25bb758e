/** For measuring only: the rows of calls written by bare JDBC, and files filled with keys; nothing else uses it. */
package claimdesk.store.bench;
