/** The append-only record of everything that happened; the evidence that findings and verdicts stand on. */
package claimdesk.store.journal;
