/**
 * How a run is described and driven: a scenario says which vendors call, what they ask and what goes wrong; a driver
 * plays it. The words are those of {@code docs/scenario-format.md}.
 */
package claimdesk.app.simulation;
