package claimdesk.app.finding;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.Origin;
import claimdesk.app.evidence.Invariant;
import claimdesk.app.evidence.InvariantChecker;
import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.evidence.Violation;
import claimdesk.store.journal.Event;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the invariants' checker finds in the journals of a case; double effects have a finding of their own. */
final class InvariantFindings {

    private InvariantFindings() {}

    static Stream<Finding> of(Case one) {
        Map<String, List<Event>> journals = one.events(Origin::isJournal).stream()
                .collect(Collectors.groupingBy(Origin::journal, LinkedHashMap::new, Collectors.toList()));
        return journals.values().stream().flatMap(journal -> ofJournal(one, journal));
    }

    private static Stream<Finding> ofJournal(Case one, List<Event> journal) {
        InvariantChecker checker = new InvariantChecker();
        Map<Long, Event> bySeq =
                journal.stream().collect(Collectors.toMap(Event::seq, Function.identity(), (first, again) -> first));
        journal.forEach(checker::accept);
        boolean isImported = Origin.of(journal.get(0)).isImported();
        boolean isWhole = !isImported && !one.isCut();
        List<InvariantResult> results = isWhole ? checker.results(one::row, one.nowMs()) : checker.resultsSoFar();
        return results.stream()
                .filter(result -> result.invariant() != Invariant.ONE_EXECUTION)
                .flatMap(result -> result.violations().stream()
                        .filter(violation -> isWhole || !isByAbsence(result.invariant(), violation))
                        .map(violation -> finding(result.invariant(), violation, bySeq)));
    }

    /** A breach that only a missing row shows may be none where rows may be missing. */
    private static boolean isByAbsence(Invariant invariant, Violation violation) {
        return violation.seqs().size() < 2 && invariant != Invariant.NO_STUCK_KEY;
    }

    private static Finding finding(Invariant invariant, Violation violation, Map<Long, Event> bySeq) {
        List<Event> evidence = violation.seqs().stream()
                .flatMap(seq -> Optional.ofNullable(bySeq.get(seq)).stream())
                .toList();
        String text = violation.text();
        return new Finding(code(invariant), Character.toUpperCase(text.charAt(0)) + text.substring(1) + ".", evidence);
    }

    private static FindingCode code(Invariant invariant) {
        return switch (invariant) {
            case ONE_EXECUTION -> FindingCode.DOUBLE_EFFECT;
            case SUCCESS_MEANS_SAVED -> FindingCode.SUCCESS_NOT_SAVED;
            case NO_STALE_OWNER -> FindingCode.STALE_SAVE;
            case BYTE_EQUAL_REPLAY -> FindingCode.REPLAY_DIFFERS;
            case MISMATCH_NEVER_RUNS -> FindingCode.MISMATCH_RAN;
            case NO_STUCK_KEY -> FindingCode.CLAIM_STUCK;
            case REFUSAL_LEAVES_ROW -> FindingCode.REFUSAL_CHANGED_ROW;
        };
    }
}
