/** The one search box: finds orders, keys, vendors and attempts by how they begin. */
package claimdesk.ui.search;
