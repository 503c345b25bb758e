/** What people did about a case, as journal rows: notes, decisions, acts on a key. Appended, never changed. */
package claimdesk.store.agent;
