/** Case files: a case with its verdict, masked unless asked otherwise, written so that it can be judged again elsewhere. */
package claimdesk.app.casefile;
