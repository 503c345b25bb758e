/** Scenario files: YAML, checked against a published schema, each problem at its line; and the files that are shipped. */
package claimdesk.app.scenario.file;
