/** Evidence from elsewhere: imports of logs, dumps and journals, and their lines as events of the one common shape. */
package claimdesk.app.exchange;
