/** The Investigate screen: finds a case, opens it, and keeps it true while its file is written to. */
package claimdesk.ui.investigate;
