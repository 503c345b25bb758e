/** What Claimdesk shows: the window and the command line, and where the layers are joined. */
package claimdesk.ui;
