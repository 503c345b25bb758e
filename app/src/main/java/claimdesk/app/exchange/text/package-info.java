/** Bytes from elsewhere as lines of text: unpacked, decoded, bounded, counted and hashed. */
package claimdesk.app.exchange.text;
