/** How a file is to be read, as a form: its layout, its columns, and the profile that keeps both. */
package claimdesk.ui.importing.view.mapping;
