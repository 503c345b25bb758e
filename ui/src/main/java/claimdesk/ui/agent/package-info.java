/** What an agent does about a case: notes and decisions, and acts on a live key, each with its question. */
package claimdesk.ui.agent;
