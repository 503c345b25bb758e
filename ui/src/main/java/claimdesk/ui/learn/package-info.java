/** The Learn screen: its parts, one at a time, and how they look before an audience. */
package claimdesk.ui.learn;
