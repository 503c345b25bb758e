/** What narrows the lanes down, and the chips that say so. */
package claimdesk.ui.live.filter;
