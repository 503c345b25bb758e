package claimdesk.app.finding;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseCall;
import claimdesk.app.casework.Phrases;
import claimdesk.app.exchange.ImportedEvents;
import claimdesk.app.history.Lease;
import claimdesk.store.claim.KeyState;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Leases that ended too early, or claims that outlived theirs. */
final class LeaseFindings {

    private static final Set<EventType> CLAIMS = EnumSet.of(EventType.CLAIMED, EventType.TAKEN_OVER, EventType.RENEWED);
    private static final Set<EventType> WORK =
            EnumSet.of(EventType.WORK_STARTED, EventType.EFFECT, EventType.SAVED, EventType.REFUSED, EventType.FAILED);

    private LeaseFindings() {}

    static Stream<Finding> of(Case one) {
        return Stream.of(
                        one.events(EventType.TAKEN_OVER).stream().map(taken -> expired(one, taken)),
                        one.calls().stream().flatMap(LeaseFindings::exceeded),
                        one.events(EventType.CLAIMED).stream().flatMap(row -> exceededOfDump(one, row)),
                        stuck(one),
                        one.events(EventType.CLAIMED).stream().flatMap(row -> stuckOfDump(one, row)))
                .flatMap(found -> found);
    }

    private static Finding expired(Case one, Event taken) {
        Optional<Event> before = one.eventsOf(taken.subject().scopedKey()).stream()
                .filter(event -> CLAIMS.contains(event.type()) && event.seq() < taken.seq())
                .reduce((first, later) -> later);
        return new Finding(
                FindingCode.CLAIM_EXPIRED,
                "The claim on key " + key(taken) + " was taken over at " + Phrases.time(taken)
                        + ", for its lease had ended without a saved answer.",
                Stream.concat(before.stream(), Stream.of(taken)).toList());
    }

    private static Stream<Finding> exceeded(CaseCall call) {
        return call.history().leases().stream()
                .flatMap(lease -> late(call, lease)
                        .map(event -> new Finding(
                                FindingCode.WORK_EXCEEDED_LEASE,
                                "Work exceeded the lease: attempt "
                                        + call.history().attempt() + " came to " + event.type() + " "
                                        + Phrases.duration(event.atMs() - lease.untilMs())
                                        + " after its lease had ended.",
                                List.of(lease.claim(), event)))
                        .stream());
    }

    /** The last thing that the call did for its claim at or after the end of the lease. */
    private static Optional<Event> late(CaseCall call, Lease lease) {
        return call.events().stream()
                .filter(event -> WORK.contains(event.type())
                        && event.seq() > lease.claim().seq()
                        && event.atMs() >= lease.untilMs())
                .reduce((first, later) -> later);
    }

    /** Of a dump's row: the request that claimed the key was answered after the lease that the row has. */
    private static Stream<Finding> exceededOfDump(Case one, Event row) {
        if (!isOfDump(row) || row.details().number(Detail.LEASE_UNTIL_MS).isEmpty() || !ImportedEvents.isTimed(row)) {
            return Stream.empty();
        }
        long untilMs = row.details().number(Detail.LEASE_UNTIL_MS).getAsLong();
        return one.callsOf(row.subject().scopedKey()).stream()
                .filter(call -> !call.isConflict())
                .filter(call -> call.span()
                        .filter(span -> span.holds(row.atMs()) && span.toMs() >= untilMs)
                        .isPresent())
                .flatMap(call -> call.answer().stream())
                .map(answer -> new Finding(
                        FindingCode.WORK_EXCEEDED_LEASE,
                        "Work exceeded the lease: key " + key(row) + " was answered "
                                + Phrases.duration(answer.atMs() - untilMs) + " after its lease had ended.",
                        List.of(row, answer)));
    }

    private static Stream<Finding> stuck(Case one) {
        return one.events(event -> CLAIMS.contains(event.type())).stream()
                .flatMap(event -> event.subject().scopedKey().stream())
                .distinct()
                .flatMap(key -> one.row(key).stream())
                .filter(row -> row.state() == KeyState.IN_PROGRESS && !row.isLeased(one.nowMs()))
                .flatMap(row -> one.eventsOf(Optional.of(row.key())).stream()
                        .filter(event -> CLAIMS.contains(event.type()))
                        .reduce((first, later) -> later)
                        .stream())
                .map(claim -> new Finding(
                        FindingCode.CLAIM_STUCK,
                        "Key " + key(claim) + " is still in progress, though its lease has ended: nobody has saved an"
                                + " answer or come back for it.",
                        List.of(claim)));
    }

    /** Of a dump: in progress, and other rows are known to be later than the end of the lease. */
    private static Stream<Finding> stuckOfDump(Case one, Event row) {
        long untilMs = row.details().number(Detail.LEASE_UNTIL_MS).orElse(Long.MAX_VALUE);
        if (!isOfDump(row) || !row.details().has(Detail.STATE, KeyState.IN_PROGRESS.text())) {
            return Stream.empty();
        }
        return one.eventsOf(row.subject().scopedKey()).stream()
                .filter(event ->
                        ImportedEvents.isTimed(event) && event.atMs() >= untilMs && event.type() == EventType.RECEIVED)
                .limit(1)
                .map(later -> new Finding(
                        FindingCode.CLAIM_STUCK,
                        "The key table has key " + key(row) + " in progress with a lease that had ended when it was"
                                + " asked for again at " + Phrases.time(later) + ".",
                        List.of(row, later)));
    }

    private static boolean isOfDump(Event row) {
        return row.details().has(Detail.EVIDENCE, "key-table");
    }

    private static String key(Event event) {
        return event.subject().scopedKey().map(Object::toString).orElse("?");
    }
}
