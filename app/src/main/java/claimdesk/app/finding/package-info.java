/** What the rows of a case show to be wrong or suspicious: pure functions from a case to its findings. */
package claimdesk.app.finding;
