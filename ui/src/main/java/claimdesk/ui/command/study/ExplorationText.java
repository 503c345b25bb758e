package claimdesk.ui.command.study;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.explore.Exploration;
import claimdesk.app.explore.Exploration.Break;
import claimdesk.app.explore.Explorer;
import claimdesk.app.room.Replay;
import claimdesk.app.room.Schedule;
import claimdesk.app.room.ScratchRoom;
import claimdesk.store.claim.Protocol;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What a search came to, in words for a person, and as one JSON object for a program. */
final class ExplorationText {

    private static final ObjectMapper JSON = new ObjectMapper();

    private ExplorationText() {}

    static String json(Exploration found) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("protocol", found.setting().protocol().id());
        all.put("callers", found.setting().callers());
        all.put("faults", found.setting().faults());
        all.put("schedules", found.schedules());
        all.put("states", found.states());
        all.put("complete", found.isComplete());
        all.put("end", found.end().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        all.put("notTried", List.of(Invariant.MISMATCH_NEVER_RUNS.id()));
        List<Object> violations = new ArrayList<>();
        for (Break one : found.breaks()) {
            Map<String, Object> violation = new LinkedHashMap<>();
            violation.put("invariant", one.invariant().id());
            violation.put("id", one.schedule().id());
            violation.put("length", one.schedule().moves().size());
            violation.put("steps", replay(one.schedule()).steps());
            violations.add(violation);
        }
        all.put("violations", violations);
        try {
            return JSON.writeValueAsString(all) + System.lineSeparator();
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException("numbers and texts are always JSON", impossible);
        }
    }

    static String plain(Exploration found) {
        StringBuilder text = new StringBuilder();
        Protocol protocol = found.setting().protocol();
        text.append("protocol ").append(protocol.id());
        text.append(protocol.isFitForUse() ? "" : " (for study, not fit for use)")
                .append('\n');
        text.append(String.format(
                Locale.ROOT,
                "callers %d, faults at most %d: %,d schedules through %,d states, %s%n%n",
                found.setting().callers(),
                found.setting().faults(),
                found.schedules(),
                found.states(),
                end(found)));
        for (Invariant invariant : Invariant.values()) {
            Optional<Break> broken = found.breaks().stream()
                    .filter(one -> one.invariant() == invariant)
                    .findFirst();
            broken.ifPresentOrElse(one -> append(text, one), () -> text.append(none(invariant, found)));
        }
        return text.toString();
    }

    private static String end(Exploration found) {
        return switch (found.end()) {
            case ALL_TRIED -> "all there are";
            case ASKED_TO_STOP -> "not all there are: the search was stopped";
            case TOO_MANY_STATES ->
                String.format(Locale.ROOT, "not all there are: the search ends at %,d states", Explorer.STATES_MAX);
        };
    }

    private static String none(Invariant invariant, Exploration found) {
        if (invariant == Invariant.MISMATCH_NEVER_RUNS) {
            return String.format(Locale.ROOT, "  not tried  %s (all callers ask for the same)%n", invariant.id());
        }
        String which = found.isComplete() ? "in all" : "in the";
        String tried = found.isComplete() ? "" : " tried";
        return String.format(Locale.ROOT, "  none    %s (%s %,d%s)%n", invariant.id(), which, found.schedules(), tried);
    }

    private static void append(StringBuilder text, Break one) {
        text.append("  BROKEN  ").append(one.invariant().id()).append('\n');
        text.append("            claimdesk replay ").append(one.schedule().id()).append('\n');
        int number = 0;
        for (String step : replay(one.schedule()).steps()) {
            text.append(String.format(Locale.ROOT, "            %2d  %s%n", ++number, step));
        }
    }

    private static Replay replay(Schedule schedule) {
        try (ScratchRoom room = new ScratchRoom(schedule.setting())) {
            return Replay.of(schedule, room.room());
        }
    }
}
