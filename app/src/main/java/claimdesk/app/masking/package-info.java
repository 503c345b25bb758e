/** Takes personal data out of a case and leaves what a verdict needs: equal values stay equal, and business names stay. */
package claimdesk.app.masking;
