/** What a case comes to: statements with their rows, each proven, not proven or contradicted, and what to tell the vendor. */
package claimdesk.app.verdict;
