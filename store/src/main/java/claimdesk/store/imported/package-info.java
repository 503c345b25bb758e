/** Imported evidence: the files that it came from, and their lines, staged unseen until one write makes them count. */
package claimdesk.store.imported;
