/**
 * The proof under load: processes that serve one file and are killed, vendors that retry until they have an answer, and
 * the audit that holds what the vendors were told against what the file keeps.
 */
package claimdesk.app.prove;
