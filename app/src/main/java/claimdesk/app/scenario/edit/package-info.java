/** A scenario's text while a person changes it, field by field or as it stands, with comments and layout kept. */
package claimdesk.app.scenario.edit;
