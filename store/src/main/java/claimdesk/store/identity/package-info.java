/** The names that keys, orders, vendors, attempts and runs go by; each checked once, where it is made. */
package claimdesk.store.identity;
