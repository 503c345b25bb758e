/** The language of the search box: from what is typed to a query, or to what is wrong with it. */
package claimdesk.app.query;
