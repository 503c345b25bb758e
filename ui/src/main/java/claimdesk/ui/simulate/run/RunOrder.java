package claimdesk.ui.simulate.run;

import claimdesk.app.scenario.Scenario;
import claimdesk.store.claim.Protocol;

/**
 * A run as it was asked for.
 *
 * @param scenario at the seed that was chosen
 */
public record RunOrder(Scenario scenario, Protocol protocol, Speed speed) {}
