/** Joins the program's jars, a Java runtime of its own and the system's package tools into what a person installs. */
package claimdesk.installers;
