/** What a person searches for, as values: terms that must all hold. */
package claimdesk.store.window.query;
