/** The lists of cases that are always offered: what each holds, what its count counts, and the look through a whole file. */
package claimdesk.app.caselist;
