/** The stepper: a few callers side by side on a real file, one step of one of them at a time. */
package claimdesk.ui.learn.stepper;
