/** What the work did: the ledger of effects, and the outbox of those that leave the store. */
package claimdesk.store.effect;
