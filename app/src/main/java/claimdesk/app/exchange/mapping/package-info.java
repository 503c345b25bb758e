/** Which column of a file is what: recognised by name and content, corrected by a person, kept as a profile. */
package claimdesk.app.exchange.mapping;
