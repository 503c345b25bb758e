/** What one step did: its rows before and after, its effects, and its SQL. */
package claimdesk.ui.learn.stepper.step;
