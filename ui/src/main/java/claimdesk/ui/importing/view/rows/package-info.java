/** The first rows of a file, as they are written and as they would be kept. */
package claimdesk.ui.importing.view.rows;
