/** The stepper as it is shown: callers side by side, the bars above and below them, and its keys. */
package claimdesk.ui.learn.stepper.view;
