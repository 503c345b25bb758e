package claimdesk.ui.simulate;

import claimdesk.app.scenario.Scenario;
import claimdesk.store.claim.Protocol;

/** What was asked to be run. */
public record RunOrder(Scenario scenario, Protocol protocol, Speed speed) {}
