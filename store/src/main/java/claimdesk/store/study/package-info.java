/**
 * The protocols that exist to be studied: each leaves something out that {@link claimdesk.store.claim.Claims} has, and
 * each breaks for it. None of them can be given to a desk that serves real vendors.
 */
package claimdesk.store.study;
