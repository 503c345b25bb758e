/** Where everything on a timeline stands: events in, shapes with positions out, without a toolkit. */
package claimdesk.ui.timeline.layout;
