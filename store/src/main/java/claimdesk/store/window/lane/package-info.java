/** The order of each lane by row numbers alone, read in chunks from the newest, and what of it a commit has changed. */
package claimdesk.store.window.lane;
