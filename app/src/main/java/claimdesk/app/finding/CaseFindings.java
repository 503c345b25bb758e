package claimdesk.app.finding;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.Topic;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** All findings of one case. */
public final class CaseFindings {

    private static final List<Function<Case, Stream<Finding>>> RULES = List.of(
            EffectFindings::of,
            SaveFindings::of,
            InvariantFindings::of,
            LeaseFindings::of,
            KeyFindings::of,
            RetryFindings::of,
            CaseFindings::misread,
            ClockFindings::of);

    private CaseFindings() {}

    /** What the rows of {@code whole} show, in the order of {@link FindingCode}. */
    public static List<Finding> of(Case whole) {
        Case one = whole.judged();
        return RULES.stream()
                .flatMap(rule -> rule.apply(one))
                .distinct()
                .sorted(Comparator.comparing(Finding::code))
                .toList();
    }

    /** What concerns this case: it needs what the vendor did about other orders. */
    private static Stream<Finding> misread(Case one) {
        if (Stream.concat(one.events(EventType.ANSWERED).stream(), one.nearby().stream())
                .noneMatch(MisreadConflicts::isConflict)) {
            return Stream.empty();
        }
        MisreadConflicts reader = new MisreadConflicts();
        Stream.concat(one.events().stream(), one.nearby().stream())
                .sorted(Comparator.comparingLong(Event::atMs).thenComparing(Event::seq))
                .forEach(reader::accept);
        return reader.findings().stream()
                .filter(finding -> finding.evidence().stream().anyMatch(event -> concerns(one.topic(), event)));
    }

    private static boolean concerns(Topic topic, Event event) {
        return topic.match(
                of -> event.subject().order().filter(of.order()::equals).isPresent(),
                of -> event.subject().scopedKey().filter(of.key()::equals).isPresent());
    }
}
