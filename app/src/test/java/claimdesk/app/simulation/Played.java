package claimdesk.app.simulation;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.scenario.Scenario;
import claimdesk.store.Store;
import claimdesk.store.claim.Protocol;
import claimdesk.store.database.Durability;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A scenario that was played to its end on a real file: its report and its journal. */
record Played(RunReport report, List<Event> journal) {

    private static final int STEPS_MAX = 1_000_000;

    static Played on(Path file, Scenario scenario, Protocol protocol) {
        try (Simulation simulation = Simulation.begin(file, Durability.NONE, scenario, protocol, Simulation.START_MS)) {
            int steps = 0;
            while (simulation.step()) {
                if (++steps > STEPS_MAX) {
                    throw new IllegalStateException(scenario.name() + " does not end");
                }
            }
            return of(simulation.store(), simulation.report());
        }
    }

    static Played of(Store store, RunReport report) {
        List<Event> journal = new ArrayList<>();
        store.read(tables -> {
            tables.journal().forEach(report.run(), journal::add);
            return report;
        });
        return new Played(report, journal);
    }

    Set<Invariant> broken() {
        return report.invariants().stream()
                .filter(result -> !result.isKept())
                .map(InvariantResult::invariant)
                .collect(Collectors.toSet());
    }

    List<Event> events(EventType type) {
        return journal.stream().filter(event -> event.type() == type).toList();
    }
}
