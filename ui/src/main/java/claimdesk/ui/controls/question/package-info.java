/** What a person must decide before something goes on: the question, who asks it, and how it is shown. */
package claimdesk.ui.controls.question;
