/**
 * The owned-claim protocol: a key is claimed by one caller, who gets a random owner token; its answer is saved by one
 * conditional write. The rules are those of design section 2; {@link claimdesk.store.claim.Claims} is their only form.
 */
package claimdesk.store.claim;
