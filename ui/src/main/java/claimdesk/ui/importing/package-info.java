/** Imports evidence in the window: files, the mapping that a person corrects, profiles, progress, results, undo. */
package claimdesk.ui.importing;
