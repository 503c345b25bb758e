/** The Import screen: files, columns and first rows, progress, results, and the imports so far. */
package claimdesk.ui.importing.view;
