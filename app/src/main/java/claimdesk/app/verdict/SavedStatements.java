package claimdesk.app.verdict;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseCall;
import claimdesk.app.casework.Phrases;
import claimdesk.store.claim.PredicateTerm;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Whether the answer was saved, and if not, why. */
final class SavedStatements {

    private SavedStatements() {}

    static List<Statement> of(Case one) {
        List<Statement> all = new ArrayList<>();
        all.add(saved(one));
        refused(one).ifPresent(all::add);
        failed(one).ifPresent(all::add);
        return all;
    }

    static List<Event> saves(Case one) {
        return one.events(EventType.SAVED);
    }

    private static Statement saved(Case one) {
        List<Event> saves = saves(one);
        List<Event> replays = one.events(EventType.REPLAYED);
        List<Event> troubles =
                one.events(event -> event.type() == EventType.REFUSED || event.type() == EventType.FAILED);
        if (!saves.isEmpty()) {
            String when = saves.stream()
                    .map(save ->
                            save.subject().scopedKey().map(key -> key + " at ").orElse("") + Phrases.time(save))
                    .distinct()
                    .collect(Collectors.joining(", "));
            List<Event> evidence = new ArrayList<>(saves);
            evidence.addAll(replays);
            return Statement.proven(Claim.ANSWER_SAVED, "The answer was saved: " + when + ".", evidence);
        }
        if (!replays.isEmpty()) {
            return Statement.proven(Claim.ANSWER_SAVED, "The answer was saved, for the store gave it again.", replays);
        }
        if (one.completeness().provesAbsence() && DeedStatements.isOver(one)) {
            return Statement.contradicted(
                    Claim.ANSWER_SAVED,
                    "No answer was saved: the journal, which is complete, has no save.",
                    troubles.isEmpty() ? one.events(EventType.ANSWERED) : troubles);
        }
        return Statement.notProven(
                Claim.ANSWER_SAVED,
                "No row shows that an answer was saved"
                        + (isReplayTold(one) ? "; that an answer was marked as a replay points to it." : "."),
                ToldStatements.told(one),
                "a dump of the key table, or the store's journal");
    }

    private static boolean isReplayTold(Case one) {
        return ToldStatements.told(one).stream().anyMatch(told -> told.details().has(Detail.REPLAYED, "true"));
    }

    private static Optional<Statement> refused(Case one) {
        List<Event> refused = one.events(EventType.REFUSED);
        if (!refused.isEmpty()) {
            String why = refused.stream()
                    .map(event -> event.details()
                            .text(Detail.TERM)
                            .flatMap(PredicateTerm::named)
                            .map(PredicateTerm::sentence)
                            .orElse("its row does not say why"))
                    .distinct()
                    .collect(Collectors.joining("; "));
            return Optional.of(Statement.proven(
                    Claim.SAVE_REFUSED, Phrases.count(refused.size(), "save") + " refused: " + why + ".", refused));
        }
        List<CaseCall> errors =
                one.calls().stream().filter(CaseCall::isServerError).toList();
        if (errors.isEmpty() || one.completeness().provesAbsence()) {
            return Optional.empty();
        }
        String attempts = Phrases.list(
                errors.stream().map(call -> call.history().attempt()).toList());
        return Optional.of(Statement.notProven(
                Claim.SAVE_REFUSED,
                "Whether the save of " + attempts + " was refused, and whether for its lease or for another reason, is"
                        + " not shown: an error answer alone does not say.",
                errors.stream().flatMap(call -> call.answer().stream()).toList(),
                "the store's journal or its log of " + attempts + ": a refused save names the first term that failed"));
    }

    private static Optional<Statement> failed(Case one) {
        List<Event> failed = one.events(EventType.FAILED);
        if (failed.isEmpty()) {
            return Optional.empty();
        }
        String why = failed.stream()
                .map(event -> event.details().text(Detail.REASON).orElse("its row does not say why"))
                .distinct()
                .collect(Collectors.joining("; "));
        return Optional.of(Statement.proven(
                Claim.SAVE_FAILED, Phrases.count(failed.size(), "save") + " failed: " + why + ".", failed));
    }
}
