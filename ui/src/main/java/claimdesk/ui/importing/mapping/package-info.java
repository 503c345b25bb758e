/** How one file is to be read: the mapping that a person corrects on its first rows, and the profiles that keep it. */
package claimdesk.ui.importing.mapping;
