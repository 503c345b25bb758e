package claimdesk.app.casework;

import claimdesk.store.imported.SourceKind;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What lines about effects are worth: a line is no effect where it says that nothing was done, or was counted before. */
final class TellsOfEffects {

    /** What providers call that which was tried and not done, or is still to be done. */
    private static final Set<String> NOT_DONE = Set.of(
            "failed",
            "failure",
            "error",
            "declined",
            "rejected",
            "refused",
            "denied",
            "cancelled",
            "canceled",
            "aborted",
            "voided",
            "expired",
            "pending",
            "queued",
            "scheduled",
            "requested",
            "processing",
            "in_progress");

    /** Where a line stands: the same line of two exports differs in nothing else. */
    private static final Set<Detail> PLACE =
            EnumSet.of(Detail.SOURCE, Detail.LINE, Detail.CASE_SEQ, Detail.CASE_RUN, Detail.CASE_LINE, Detail.CASE_ID);

    private final Set<String> numbers = new HashSet<>();
    private final Map<List<Object>, Integer> told = new HashMap<>();
    private final Map<List<Object>, Integer> counted = new HashMap<>();

    private TellsOfEffects() {}

    /** Whether the provider does not say that it was not done. */
    static boolean isDone(Event event) {
        return event.details()
                .text(Detail.STATE)
                .map(state -> state.strip().toLowerCase(Locale.ROOT).replace(' ', '_'))
                .filter(NOT_DONE::contains)
                .isEmpty();
    }

    /**
     * Two exports may overlap: an effect with the provider's own number counts once, and one without it as often as the
     * export has it that has it most often.
     */
    static List<Event> eachOnce(List<Event> chapter) {
        TellsOfEffects reader = new TellsOfEffects();
        return chapter.stream().filter(reader::isNew).toList();
    }

    private boolean isNew(Event event) {
        Optional<String> number = event.details().text(Detail.EFFECT_ID);
        if (number.isPresent()) {
            return numbers.add(number.get());
        }
        if (!event.details().has(Detail.EVIDENCE, SourceKind.EFFECT_LOG.text())) {
            return true;
        }
        List<Object> line = line(event);
        int times = told.merge(List.of(line, export(event)), 1, Integer::sum);
        if (times <= counted.getOrDefault(line, 0)) {
            return false;
        }
        counted.put(line, times);
        return true;
    }

    private static List<Object> line(Event event) {
        Map<Detail, String> said = new EnumMap<>(event.details().all());
        said.keySet().removeAll(PLACE);
        return List.of(event.atMs(), event.subject(), said);
    }

    /** The import of the line, where it was imported first. */
    private static long export(Event event) {
        return event.details().number(Detail.CASE_RUN).orElse(event.run().number());
    }
}
