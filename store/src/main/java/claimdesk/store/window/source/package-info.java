/** Where a search looks for candidates: by an index where there is one, newest first and bit by bit where there is none. */
package claimdesk.store.window.source;
