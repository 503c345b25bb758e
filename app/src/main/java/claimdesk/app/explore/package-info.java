/** Every interleaving of a few callers of one key, and the shortest schedule that breaks an invariant. */
package claimdesk.app.explore;
