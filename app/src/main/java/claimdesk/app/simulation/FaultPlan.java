package claimdesk.app.simulation;

import claimdesk.app.scenario.Fault;
import claimdesk.app.scenario.FaultKind;
import claimdesk.app.scenario.Scenario;
import claimdesk.store.order.Operation;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.random.RandomGenerator;

/** The faults of one run: tells each attempt which of them are in its way. Thread-safe. */
final class FaultPlan {

    private final Scenario scenario;
    /** The faults that strike once and have struck, by their place in the scenario. */
    private final Set<Integer> spent = new HashSet<>();

    FaultPlan(Scenario scenario) {
        this.scenario = scenario;
    }

    /** Draws once for each fault that strikes by chance, so that what strikes does not depend on when it is asked. */
    AttemptFaults of(String vendor, Operation operation, int action, int attempt, RandomGenerator chance) {
        Map<FaultKind, List<Integer>> inTheWay = new EnumMap<>(FaultKind.class);
        for (int place = 0; place < scenario.faults().size(); place++) {
            Fault fault = scenario.faults().get(place);
            if (fault.target().covers(vendor, operation, action)
                    && fault.attempts().strikes(attempt, chance)) {
                inTheWay.computeIfAbsent(fault.kind(), kind -> new ArrayList<>())
                        .add(place);
            }
        }
        return new AttemptFaults(this, inTheWay);
    }

    /** Nothing in the way. */
    AttemptFaults none() {
        return new AttemptFaults(this, new EnumMap<>(FaultKind.class));
    }

    /** Strikes with the fault at {@code place}; returns its milliseconds, or empty if it has struck its once. */
    private synchronized OptionalLong strike(int place) {
        Fault fault = scenario.faults().get(place);
        if (fault.once() && !spent.add(place)) {
            return OptionalLong.empty();
        }
        return OptionalLong.of(fault.byMs());
    }

    /** The faults that are in one attempt's way, each kind until it has struck. Thread-safe. */
    static final class AttemptFaults {
        private final FaultPlan plan;
        private final Map<FaultKind, List<Integer>> inTheWay;

        private AttemptFaults(FaultPlan plan, Map<FaultKind, List<Integer>> inTheWay) {
            this.plan = plan;
            this.inTheWay = inTheWay;
        }

        /** Strikes with a fault of this kind, if there is one left; its milliseconds (0 for a kind that takes none). */
        synchronized OptionalLong strike(FaultKind kind) {
            List<Integer> places = inTheWay.remove(kind);
            if (places == null) {
                return OptionalLong.empty();
            }
            return places.stream()
                    .map(plan::strike)
                    .filter(OptionalLong::isPresent)
                    .findFirst()
                    .orElse(OptionalLong.empty());
        }
    }
}
