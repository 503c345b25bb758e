package claimdesk.ui.timeline.layout;

import claimdesk.app.history.CallHistory;
import claimdesk.app.history.History;
import claimdesk.app.history.Place;
import claimdesk.app.history.Tone;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Event;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.timeline.shape.Lane;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which lanes there are, from top to bottom, and which of them an event belongs to. */
final class LanePlan {

    static final int NO_LANE = -1;

    record Seed(Lane.Kind kind, String title, String subtitle) {}

    private final List<Seed> seeds = new ArrayList<>();
    private final Map<String, Integer> ofVendor = new HashMap<>();
    private final Map<AttemptId, Integer> ofCall = new HashMap<>();
    private final boolean isOnlyTrouble;
    private int effects = NO_LANE;
    private int key = NO_LANE;

    private LanePlan(boolean isOnlyTrouble) {
        this.isOnlyTrouble = isOnlyTrouble;
    }

    static LanePlan of(History history, boolean isOnlyTrouble) {
        LanePlan plan = new LanePlan(isOnlyTrouble);
        List<Event> shown = history.events().stream().filter(plan::isShown).toList();
        for (Event event : shown) {
            if (event.subject().vendor().isEmpty() && !isOfVendorOrCall(event)) {
                continue;
            }
            plan.ofVendor.computeIfAbsent(vendorOf(event), vendor -> plan.add(Lane.Kind.VENDOR, "Vendor", vendor));
        }
        plan.addCalls(history);
        for (Event event : shown) {
            if (Place.of(event) == Place.EFFECTS && plan.effects == NO_LANE) {
                plan.effects = plan.add(Lane.Kind.EFFECTS, "Effects", "what the work did");
            }
        }
        for (Event event : shown) {
            if (Place.of(event) == Place.KEY && plan.key == NO_LANE) {
                plan.key = plan.add(Lane.Kind.KEY, "Key", "row and agents");
            }
        }
        return plan;
    }

    /** An effect of which no vendor is known needs no lane of an unknown vendor: nothing would ever stand there. */
    private static boolean isOfVendorOrCall(Event event) {
        return Place.of(event) == Place.VENDOR || Place.of(event) == Place.CALL;
    }

    private void addCalls(History history) {
        boolean isOneKey = history.events().stream()
                        .flatMap(event -> event.subject().scopedKey().stream())
                        .distinct()
                        .count()
                <= 1;
        boolean isOneVendor = ofVendor.size() <= 1;
        Map<Long, Integer> sameTry = new HashMap<>();
        int number = 0;
        for (CallHistory call : history.calls()) {
            number++;
            int copies = call.tryNumber().isPresent()
                    ? sameTry.merge(call.tryNumber().getAsLong(), 1, Integer::sum)
                    : 1;
            boolean isEmpty =
                    call.events().stream().noneMatch(event -> Place.of(event) == Place.CALL && isShown(event));
            if (!isEmpty) {
                String title =
                        call.tryNumber().isPresent() ? "Try " + call.tryNumber().getAsLong() : "Call " + number;
                ofCall.put(
                        call.attempt(),
                        add(
                                Lane.Kind.CALL,
                                isOneKey && copies > 1 ? title + ", again" : title,
                                isOneKey ? ShownText.of(call.attempt().text()) : keyOf(call, isOneVendor)));
            }
        }
    }

    /** With its vendor in front where there are several. */
    private static String keyOf(CallHistory call, boolean isOneVendor) {
        Optional<ScopedKey> key = call.events().stream()
                .flatMap(event -> event.subject().scopedKey().stream())
                .findFirst();
        if (isOneVendor) {
            return key.map(one -> "key " + ShownText.of(one.key().text())).orElse("no key");
        }
        String vendor =
                call.events().stream().findFirst().map(LanePlan::vendorOf).orElse("not named");
        return vendor + " \u00B7 "
                + key.map(one -> ShownText.of(one.key().text())).orElse("no key");
    }

    private static String vendorOf(Event event) {
        return event.subject().vendor().map(Vendor::text).map(ShownText::of).orElse("not named");
    }

    private int add(Lane.Kind kind, String title, String subtitle) {
        seeds.add(new Seed(kind, title, subtitle));
        return seeds.size() - 1;
    }

    List<Seed> seeds() {
        return seeds;
    }

    /** Whether the event is to have a mark. */
    boolean isShown(Event event) {
        return !isOnlyTrouble || Tone.of(event).isTrouble();
    }

    int laneOf(Event event) {
        return switch (Place.of(event)) {
            case VENDOR -> vendorLaneOf(event);
            case CALL -> event.subject().attempt().map(this::laneOf).orElse(NO_LANE);
            case EFFECTS -> effects;
            case KEY -> key;
        };
    }

    int laneOf(AttemptId attempt) {
        return ofCall.getOrDefault(attempt, NO_LANE);
    }

    int vendorLaneOf(Event event) {
        return ofVendor.getOrDefault(vendorOf(event), NO_LANE);
    }
}
