package claimdesk.app.finding;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseCall;
import claimdesk.app.casework.Origin;
import claimdesk.app.casework.Phrases;
import claimdesk.store.claim.PredicateTerm;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Saves that were refused or failed, and answers that do not fit what is known to be saved. */
final class SaveFindings {

    private SaveFindings() {}

    static Stream<Finding> of(Case one) {
        Map<Optional<ScopedKey>, List<Event>> saved = byKey(one.events(EventType.SAVED).stream());
        Map<Optional<ScopedKey>, List<Event>> dumped = byKey(one.events(EventType.CLAIMED).stream()
                .filter(row -> row.details().has(Detail.EVIDENCE, "key-table")));
        return Stream.of(
                        one.events(EventType.REFUSED).stream().map(SaveFindings::refused),
                        one.events(EventType.FAILED).stream().map(SaveFindings::failed),
                        one.calls().stream().flatMap(call -> unsaved(dumped, call).stream()),
                        one.calls().stream().flatMap(call -> differs(saved, call).stream()))
                .flatMap(found -> found);
    }

    private static Finding refused(Event refused) {
        String why = refused.details()
                .text(Detail.TERM)
                .flatMap(PredicateTerm::named)
                .map(PredicateTerm::sentence)
                .orElse("the row does not say why");
        return new Finding(
                FindingCode.SAVE_REFUSED,
                "The save of " + attempt(refused) + " was refused at " + Phrases.time(refused) + ": " + why + ".",
                List.of(refused));
    }

    private static Finding failed(Event failed) {
        return new Finding(
                FindingCode.SAVE_FAILED,
                "The save of " + attempt(failed) + " failed at " + Phrases.time(failed) + ": "
                        + failed.details().text(Detail.REASON).orElse("the row does not say why") + ".",
                List.of(failed));
    }

    /** Of what was imported: a dump that still has the key in progress after a fresh success was answered. */
    private static Optional<Finding> unsaved(Map<Optional<ScopedKey>, List<Event>> dumped, CaseCall call) {
        if (!call.isFreshSuccess()) {
            return Optional.empty();
        }
        Event answer = call.answer().orElseThrow();
        return of(call, dumped)
                .findFirst()
                .filter(row -> row.details().has(Detail.STATE, "in_progress"))
                .map(row -> new Finding(
                        FindingCode.SUCCESS_NOT_SAVED,
                        attemptFirst(answer) + " was answered " + CaseCall.status(answer)
                                + ", and the key table has its key still in progress.",
                        List.of(answer, row)));
    }

    private static Optional<Finding> differs(Map<Optional<ScopedKey>, List<Event>> saved, CaseCall call) {
        Optional<Event> replay = call.answer()
                .filter(answer -> answer.details().has(Detail.REPLAYED, "true") && !Origin.isJournal(answer));
        return replay.flatMap(given -> of(call, saved)
                .filter(row -> isOther(row, given, Detail.STATUS) || isOther(row, given, Detail.ANSWER_SHA256))
                .findFirst()
                .map(row -> new Finding(
                        FindingCode.REPLAY_DIFFERS,
                        attemptFirst(given) + " was given a replay that differs from the saved answer.",
                        List.of(row, given))));
    }

    private static boolean isOther(Event saved, Event given, Detail name) {
        Optional<String> kept = saved.details().text(name);
        Optional<String> told = given.details().text(name);
        return kept.isPresent() && told.isPresent() && !kept.equals(told);
    }

    private static Map<Optional<ScopedKey>, List<Event>> byKey(Stream<Event> rows) {
        return rows.collect(Collectors.groupingBy(row -> row.subject().scopedKey()));
    }

    /** Those of the call's key. */
    private static Stream<Event> of(CaseCall call, Map<Optional<ScopedKey>, List<Event>> rows) {
        return call.key().isEmpty() ? Stream.empty() : rows.getOrDefault(call.key(), List.of()).stream();
    }

    private static String attempt(Event event) {
        return event.subject().attempt().map(attempt -> "attempt " + attempt).orElse("an attempt");
    }

    private static String attemptFirst(Event event) {
        return event.subject().attempt().map(attempt -> "Attempt " + attempt).orElse("An attempt");
    }
}
