/** Files that are made to be measured. */
package claimdesk.store.sample;
