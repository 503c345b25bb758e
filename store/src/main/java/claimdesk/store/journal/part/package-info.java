/** The whole journal in parts that keep each key's rows together, through temporary files where it is long. */
package claimdesk.store.journal.part;
