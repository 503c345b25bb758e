/** What a support agent does about a case: notes and decisions, and acts on a live key, each asked about first. */
package claimdesk.app.agent;
