/** The room in the hands of a person: one move at a time on a real file, with all that it ran and changed, and back. */
package claimdesk.app.stepper;
