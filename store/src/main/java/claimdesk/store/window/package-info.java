/** Read models for screens: pages by key, counts that do not scan, search by how a name begins. */
package claimdesk.store.window;
