/** The orders that vendors call about, and the moves that an order may make. */
package claimdesk.store.order;
