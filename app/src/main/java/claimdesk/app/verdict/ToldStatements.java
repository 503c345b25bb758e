package claimdesk.app.verdict;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseCall;
import claimdesk.app.casework.CaseEffect;
import claimdesk.app.casework.Phrases;
import claimdesk.app.exchange.ImportedEvents;
import claimdesk.app.finding.EffectFindings;
import claimdesk.store.claim.Answer;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the vendor was told, and whether it was true. */
final class ToldStatements {

    private static final int SERVER_ERRORS = 500;

    private ToldStatements() {}

    static List<Statement> of(Case one) {
        List<Statement> all = new ArrayList<>();
        all.add(last(one));
        lastCall(one).map(call -> truth(one, call)).ifPresent(all::add);
        errorAfterEffect(one).ifPresent(all::add);
        return all;
    }

    /** The answers that reached the vendor, as far as the rows say, oldest first. */
    static List<Event> told(Case one) {
        Set<Event> told =
                one.calls().stream().flatMap(call -> call.told().stream()).collect(Collectors.toSet());
        return one.events(told::contains);
    }

    static Optional<CaseCall> lastCall(Case one) {
        List<Event> told = told(one);
        return told.isEmpty()
                ? Optional.empty()
                : one.calls().stream()
                        .filter(call -> call.told().equals(Optional.of(told.get(told.size() - 1))))
                        .findFirst();
    }

    private static Statement last(Case one) {
        List<Event> told = told(one);
        if (told.isEmpty()) {
            return Statement.notProven(
                    Claim.TOLD_LAST,
                    "No row shows an answer that reached the vendor.",
                    one.events(EventType.REPLY_LOST),
                    "the gateway's request log, or the vendor's own");
        }
        Event last = told.get(told.size() - 1);
        String vendor = last.subject().vendor().map(name -> "Vendor " + name).orElse("The vendor");
        return Statement.proven(
                Claim.TOLD_LAST,
                vendor + " was last told " + answer(one, last) + " at " + Phrases.time(last) + attempt(last) + ".",
                Stream.concat(told.stream(), replayedSave(one, last).stream()).toList());
    }

    private static String answer(Case one, Event answer) {
        String status = CaseCall.status(answer)
                + answer.details().text(Detail.CODE).map(code -> " " + code).orElse("");
        if (!answer.details().has(Detail.REPLAYED, "true")) {
            return status;
        }
        return status + " (a replay"
                + replayedSave(one, answer)
                        .map(saved -> " of the answer saved at " + Phrases.time(saved))
                        .orElse("")
                + "),";
    }

    private static Optional<Event> replayedSave(Case one, Event answer) {
        return answer.details().has(Detail.REPLAYED, "true")
                ? SavedStatements.saves(one).stream()
                        .filter(saved -> saved.subject()
                                .scopedKey()
                                .equals(answer.subject().scopedKey()))
                        .findFirst()
                : Optional.empty();
    }

    private static String attempt(Event event) {
        return event.subject()
                .attempt()
                .map(attempt -> " (attempt " + attempt + ")")
                .orElse("");
    }

    private static Statement truth(Case one, CaseCall call) {
        Event answer = call.told().orElseThrow();
        List<Event> evidence = new ArrayList<>(told(one));
        List<Event> done = doneFor(one, call);
        evidence.addAll(done);
        if (Answer.isSuccess(CaseCall.status(answer))) {
            return success(one, call, done, evidence);
        }
        if (CaseCall.status(answer) >= SERVER_ERRORS) {
            return error(one, done, evidence);
        }
        return refusal(one, call, evidence);
    }

    private static Statement success(Case one, CaseCall call, List<Event> done, List<Event> evidence) {
        if (!done.isEmpty()) {
            return Statement.proven(
                    Claim.TOLD_TRUE, "The success that the vendor was told last was true: it was done.", evidence);
        }
        if (one.completeness().provesAbsence()) {
            return Statement.contradicted(
                    Claim.TOLD_TRUE, "The vendor was told a success, and nothing was done or saved.", evidence);
        }
        return Statement.notProven(
                Claim.TOLD_TRUE,
                "That the success was true is not shown: an answer alone proves neither a save nor an effect"
                        + call.key().map(key -> " of key " + key).orElse("") + ".",
                evidence,
                "the store's key table or journal, or the log of the provider who carried it out");
    }

    private static Statement error(Case one, List<Event> done, List<Event> evidence) {
        if (!done.isEmpty()) {
            return Statement.contradicted(
                    Claim.TOLD_TRUE, "The vendor was told an error last, although the effect had happened.", evidence);
        }
        if (one.completeness().provesAbsence()) {
            return Statement.proven(
                    Claim.TOLD_TRUE, "The error that the vendor was told last was true: nothing was done.", evidence);
        }
        return Statement.notProven(
                Claim.TOLD_TRUE,
                "Whether anything was done when the vendor was told an error is not shown.",
                evidence,
                "the provider's log of effects, and the store's journal");
    }

    private static Statement refusal(Case one, CaseCall call, List<Event> evidence) {
        List<Event> reasons = Stream.concat(
                        call.events().stream()
                                .filter(event -> event.type() == EventType.MISMATCH || event.type() == EventType.BUSY),
                        call.isConflict() ? meanwhile(one, call) : Stream.empty())
                .toList();
        if (reasons.isEmpty()) {
            return Statement.notProven(
                    Claim.TOLD_TRUE,
                    "No row shows why the vendor was told that.",
                    evidence,
                    "the store's journal of that attempt");
        }
        evidence.addAll(reasons);
        return Statement.proven(
                Claim.TOLD_TRUE,
                call.isConflict()
                        ? "It was true that the key was in use: another request with it was being served."
                        : "It was true that the key belonged to another request.",
                evidence);
    }

    /** The rows of another request with the same key that was being served at the time. */
    private static Stream<Event> meanwhile(Case one, CaseCall call) {
        return one.calls().stream()
                .filter(other -> !other.equals(call) && other.key().equals(call.key()) && !other.isConflict())
                .filter(other -> call.span()
                        .flatMap(span -> other.span().filter(span::meets))
                        .isPresent())
                .flatMap(other -> Stream.concat(other.received().stream(), other.answer().stream()));
    }

    /** What shows that the key's work was done: its effects, its saved success. */
    private static List<Event> doneFor(Case one, CaseCall call) {
        List<CaseEffect> effects = one.effects().stream()
                .filter(effect -> call.key().isPresent() && effect.key().equals(call.key()))
                .toList();
        Stream<Event> saves = SavedStatements.saves(one).stream()
                .filter(saved -> saved.subject().scopedKey().equals(call.key()))
                .filter(saved -> Answer.isSuccess(CaseCall.status(saved)));
        return Stream.concat(EffectFindings.carriers(effects).stream(), saves).toList();
    }

    private static Optional<Statement> errorAfterEffect(Case one) {
        List<Event> evidence = new ArrayList<>();
        List<String> told = new ArrayList<>();
        for (CaseEffect effect : one.effects()) {
            effect.during()
                    .filter(CaseCall::isServerError)
                    .flatMap(CaseCall::answer)
                    .filter(answer -> ImportedEvents.isTimed(effect.event())
                            && effect.event().atMs() <= answer.atMs())
                    .ifPresent(answer -> {
                        evidence.addAll(EffectFindings.carriers(List.of(effect)));
                        evidence.add(answer);
                        told.add(CaseCall.status(answer) + " at " + Phrases.time(answer) + ", when its " + effect.kind()
                                + " had happened at " + Phrases.time(effect.event()));
                    });
        }
        return told.isEmpty()
                ? Optional.empty()
                : Optional.of(Statement.proven(
                        Claim.ERROR_AFTER_EFFECT,
                        "The vendor was answered an error although the effect had happened: " + String.join("; ", told)
                                + ".",
                        evidence));
    }
}
