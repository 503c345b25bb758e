/** A few callers of one key, in a room where somebody else decides what happens next; and schedules of their moves. */
package claimdesk.app.room;
