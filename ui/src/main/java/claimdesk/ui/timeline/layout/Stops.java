package claimdesk.ui.timeline.layout;

import claimdesk.app.history.CallHistory;
import claimdesk.app.history.History;
import claimdesk.app.history.History.Pause;
import claimdesk.app.history.Lease;
import claimdesk.store.journal.Event;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Everything that needs a place on the axis, in order: each event, the end of each lease that time ended, and the arrival
 * of each answer at its vendor.
 */
final class Stops {

    private final History history;
    private final LanePlan lanes;
    private final List<Axis.Stop> all = new ArrayList<>();
    private final Map<Long, Integer> ofEvent = new HashMap<>();
    private final Map<Lease, Integer> ofLeaseEnd = new HashMap<>();
    private final Map<Long, Integer> ofArrival = new HashMap<>();
    private final List<Lease> running = new ArrayList<>();
    private int lastEvent = -1;

    Stops(History history, LanePlan lanes) {
        this.history = history;
        this.lanes = lanes;
        Map<Long, Lease> begun = new HashMap<>();
        Map<Long, Event> arriving = new HashMap<>();
        for (CallHistory call : history.calls()) {
            if (lanes.laneOf(call.attempt()) != LanePlan.NO_LANE) {
                call.leases().forEach(lease -> begun.put(lease.claim().seq(), lease));
                call.delivery()
                        .match(
                                answered -> arriving.put(answered.answer().seq(), answered.answer()),
                                lost -> null,
                                no -> null);
            }
        }
        Pause before = Pause.IDLE;
        List<Pause> pauses = history.pauses();
        for (int place = 0; place < history.events().size(); place++) {
            Event event = history.events().get(place);
            endLeases(event.atMs(), before);
            add(event, before);
            before = pauses.get(place);
            running.removeIf(lease -> lease.endedBy().equals(Optional.of(event)));
            if (begun.containsKey(event.seq())) {
                running.add(begun.get(event.seq()));
            }
            if (arriving.containsKey(event.seq())) {
                ofArrival.put(event.seq(), all.size());
                all.add(new Axis.Stop(event.atMs(), lanes.vendorLaneOf(event), before));
            }
        }
        endLeases(Long.MAX_VALUE, before);
    }

    private void add(Event event, Pause before) {
        int lane = lanes.laneOf(event);
        boolean isOfShownCall =
                event.subject().attempt().map(lanes::laneOf).orElse(LanePlan.NO_LANE) != LanePlan.NO_LANE;
        if (lanes.isShown(event) && lane != LanePlan.NO_LANE) {
            put(event, new Axis.Stop(event.atMs(), lane, before));
        } else if (isOfShownCall) {
            put(event, new Axis.Stop(event.atMs(), LanePlan.NO_LANE, before));
        }
    }

    private void put(Event event, Axis.Stop stop) {
        lastEvent = all.size();
        ofEvent.put(event.seq(), lastEvent);
        all.add(stop);
    }

    private void endLeases(long nowMs, Pause before) {
        List<Lease> ended = running.stream()
                .filter(lease -> lease.untilMs() <= nowMs)
                .sorted(Comparator.comparingLong(Lease::untilMs))
                .toList();
        running.removeAll(ended);
        for (Lease lease : ended) {
            // A lease that had ended when it was last renewed or when the clock jumped ends where that is seen.
            long atMs = all.isEmpty()
                    ? lease.untilMs()
                    : Math.max(lease.untilMs(), all.get(all.size() - 1).atMs());
            ofLeaseEnd.put(lease, all.size());
            all.add(new Axis.Stop(
                    atMs, lanes.laneOf(lease.claim().subject().attempt().orElseThrow()), before));
        }
    }

    List<Axis.Stop> all() {
        return all;
    }

    boolean has(Event event) {
        return ofEvent.containsKey(event.seq());
    }

    int of(Event event) {
        return ofEvent.get(event.seq());
    }

    /** Whether time ended the lease, within the history or after it, before anything else did. */
    boolean isEndedByTime(Lease lease) {
        return ofLeaseEnd.containsKey(lease);
    }

    int ofEnd(Lease lease) {
        return ofLeaseEnd.get(lease);
    }

    /** Whether the lease ends after the last thing that is known. */
    boolean isEndAhead(Lease lease) {
        return lastEvent < ofEnd(lease);
    }

    int ofArrival(Event answer) {
        return ofArrival.get(answer.seq());
    }
}
