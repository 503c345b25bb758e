/** Finds orders and keys by a query, bit by bit: every question reads a bounded part of the file and says how much. */
package claimdesk.store.window.find;
