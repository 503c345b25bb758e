/** What a person has chosen for their window, and how it is remembered. */
package claimdesk.ui.settings;
