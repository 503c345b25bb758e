/**
 * Serves one attempt step by step: receive, claim, work, save, answer. A driver decides when the next step runs; each
 * step is at most one transaction of the store.
 */
package claimdesk.app.call;
