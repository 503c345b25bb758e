package claimdesk.ui.timeline;

import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.app.simulation.Simulation;
import claimdesk.store.claim.Protocol;
import claimdesk.store.database.Durability;
import claimdesk.store.identity.OrderId;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.study.Protocols;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The histories of the orders of shipped scenarios, as their simulation leaves them on a real file. */
public final class Histories {

    private static final int STEPS_MAX = 1_000_000;

    private Histories() {}

    /** The whole journal of a run. */
    static List<Event> journal(Path file, Scenario scenario, Protocol protocol) {
        try (Simulation simulation = Simulation.begin(file, Durability.NONE, scenario, protocol, Simulation.START_MS)) {
            int steps = 0;
            while (simulation.step()) {
                if (++steps > STEPS_MAX) {
                    throw new IllegalStateException(scenario.name() + " does not end");
                }
            }
            List<Event> journal = new ArrayList<>();
            simulation.store().read(tables -> {
                tables.journal().forEach(simulation.run(), journal::add);
                return journal;
            });
            return journal;
        }
    }

    /** The events of each order of a run. */
    static Map<OrderId, List<Event>> byOrder(List<Event> journal) {
        Map<OrderId, List<Event>> orders = new LinkedHashMap<>();
        for (Event event : journal) {
            event.subject().order().ifPresent(order -> orders.computeIfAbsent(order, first -> new ArrayList<>())
                    .add(event));
        }
        return orders;
    }

    /**
     * The events of the orders of the ten shipped lessons, under the protocol that each names; of orders that went
     * through the same, the first.
     */
    public static Map<String, List<Event>> ofAllScenarios(Path folder) {
        Map<String, List<Event>> all = new LinkedHashMap<>();
        for (Scenario scenario : ShippedScenarios.all()) {
            Protocol protocol = Protocols.named(scenario.protocol()).orElseThrow();
            if (!scenario.name().equals(ShippedScenarios.DEMO)) {
                Set<List<EventType>> seen = new HashSet<>();
                byOrder(journal(folder.resolve(scenario.name() + ".db"), scenario, protocol))
                        .forEach((order, events) -> {
                            if (seen.add(events.stream().map(Event::type).toList())) {
                                all.put(scenario.name() + " " + order, events);
                            }
                        });
            }
        }
        return all;
    }
}
