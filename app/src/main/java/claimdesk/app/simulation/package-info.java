/** How a scenario is played: on a virtual clock by one thread, or on the wall clock by many. */
package claimdesk.app.simulation;
