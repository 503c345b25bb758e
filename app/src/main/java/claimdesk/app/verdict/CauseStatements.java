package claimdesk.app.verdict;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseEffect;
import claimdesk.app.casework.Phrases;
import claimdesk.app.finding.EffectFindings;
import claimdesk.app.finding.Finding;
import claimdesk.app.finding.FindingCode;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Whose doing it was, where something was done more than once or taken for what it was not. */
final class CauseStatements {

    private final Case one;
    private final List<Finding> findings;
    private final List<List<CaseEffect>> doubles;
    private final List<List<CaseEffect>> repeats;
    private final List<Statement> all = new ArrayList<>();

    private CauseStatements(Case one, List<Finding> findings) {
        this.one = one;
        this.findings = findings;
        this.doubles = EffectFindings.doubles(one);
        this.repeats = EffectFindings.repeats(one);
    }

    static List<Statement> of(Case one, List<Finding> findings) {
        CauseStatements causes = new CauseStatements(one, findings);
        causes.rotatedKeys();
        if (!causes.doubles.isEmpty()) {
            causes.leaseTooShort();
            causes.storeFault();
        } else if (!causes.repeats.isEmpty()) {
            causes.eachKeyOnce();
        }
        causes.twoOrders();
        return List.copyOf(causes.all);
    }

    private void rotatedKeys() {
        List<Event> rotated = carriersOf(FindingCode.ROTATED_KEYS);
        if (!rotated.isEmpty()) {
            all.add(Statement.proven(
                    Claim.CAUSE_ROTATED_KEYS,
                    "The vendor sent one and the same request under " + Phrases.count(rotated.size(), "key")
                            + ": to the store each was a new action.",
                    rotated));
        } else if (!doubles.isEmpty()) {
            all.add(Statement.contradicted(
                    Claim.CAUSE_ROTATED_KEYS,
                    "The vendor's keys are not the cause: what was done twice was done for one key.",
                    doubled()));
        } else if (!repeats.isEmpty()) {
            all.add(Statement.notProven(
                    Claim.CAUSE_ROTATED_KEYS,
                    "Whether the vendor made new keys for one request is not shown.",
                    repeated(),
                    "the gateway's request log with the hash of each request"));
        }
    }

    private void leaseTooShort() {
        List<Event> passed = carriersOf(FindingCode.WORK_EXCEEDED_LEASE);
        if (!passed.isEmpty()) {
            all.add(Statement.proven(
                    Claim.CAUSE_LEASE_TOO_SHORT,
                    "Work took longer than its lease, so that another request took the key over and did it again.",
                    Stream.concat(passed.stream(), doubled().stream()).toList()));
        } else if (one.completeness().provesAbsence()) {
            all.add(Statement.contradicted(
                    Claim.CAUSE_LEASE_TOO_SHORT, "No call went on after its lease had ended.", doubled()));
        } else {
            all.add(Statement.notProven(
                    Claim.CAUSE_LEASE_TOO_SHORT,
                    "Whether the lease had ended before the second effect is not shown" + longest() + ".",
                    doubled(),
                    "the lease in the key table as it was then, or the store's journal"));
        }
    }

    private String longest() {
        return one.calls().stream()
                .flatMap(call -> call.span().stream())
                .mapToLong(span -> span.toMs() - span.fromMs())
                .max()
                .stream()
                .mapToObj(ms -> "; the longest request took " + Phrases.duration(ms))
                .findFirst()
                .orElse("");
    }

    private void storeFault() {
        List<Event> faults = faultsBetween();
        boolean isLeasePassed =
                findings.stream().anyMatch(finding -> finding.code() == FindingCode.WORK_EXCEEDED_LEASE);
        if (!faults.isEmpty()) {
            all.add(Statement.proven(
                    Claim.CAUSE_STORE_FAULT,
                    "The store's side failed between the effects: a save failed or its caller crashed.",
                    Stream.concat(faults.stream(), doubled().stream()).toList()));
        } else if (!one.completeness().provesAbsence()) {
            all.add(Statement.notProven(
                    Claim.CAUSE_STORE_FAULT,
                    "Whether the store failed is not shown.",
                    doubled(),
                    "the store's journal: FAILED and REFUSED rows of these attempts"));
        } else if (isLeasePassed) {
            all.add(Statement.contradicted(
                    Claim.CAUSE_STORE_FAULT,
                    "Nothing failed: the journal, which is complete, has no failed save and no crash; a lease ended.",
                    carriersOf(FindingCode.WORK_EXCEEDED_LEASE)));
        } else {
            all.add(Statement.proven(
                    Claim.CAUSE_STORE_FAULT,
                    "The store let the key's work run again while no lease had been passed.",
                    doubled()));
        }
    }

    /** What failed after the first effect for a key and before its last. */
    private List<Event> faultsBetween() {
        Map<Event, Integer> places = new HashMap<>();
        for (Event event : one.events()) {
            places.putIfAbsent(event, places.size());
        }
        return doubles.stream()
                .flatMap(effects -> {
                    int first = places.get(effects.get(0).event());
                    int last = places.get(effects.get(effects.size() - 1).event());
                    return one.eventsOf(effects.get(0).key()).stream()
                            .filter(event -> places.get(event) >= first && places.get(event) < last);
                })
                .filter(event -> event.type() == EventType.FAILED || event.type() == EventType.CALLER_CRASHED)
                .toList();
    }

    /** Effects under several keys, one for each. */
    private void eachKeyOnce() {
        List<CaseEffect> effects = repeats.stream().flatMap(List::stream).toList();
        boolean isEachUnderOwn =
                effects.stream().allMatch(effect -> effect.key().isPresent());
        all.add(
                isEachUnderOwn
                        ? Statement.contradicted(
                                Claim.CAUSE_STORE_FAULT,
                                "It is no fault of the store: each effect was for a key of its own, and each key had"
                                        + " it once.",
                                repeated())
                        : Statement.notProven(
                                Claim.CAUSE_STORE_FAULT,
                                "Whether the store did one key's work twice is not shown: not every effect names its"
                                        + " key.",
                                repeated(),
                                "the key of each effect, from the provider's log or the store's journal"));
    }

    private void twoOrders() {
        findings.stream()
                .filter(finding -> finding.code() == FindingCode.MISREAD_409)
                .findFirst()
                .ifPresent(finding -> {
                    Event next = finding.evidence().get(finding.evidence().size() - 1);
                    all.add(Statement.proven(
                            Claim.CAUSE_TWO_ORDERS,
                            "There are two orders: "
                                    + next.subject()
                                            .order()
                                            .map(Object::toString)
                                            .orElse("?")
                                    + " is a new order under the new key "
                                    + next.subject()
                                            .scopedKey()
                                            .map(Object::toString)
                                            .orElse("?")
                                    + ", placed by the vendor after a 409, and no duplicate by the store.",
                            finding.evidence()));
                });
    }

    private List<Event> carriersOf(FindingCode code) {
        return findings.stream()
                .filter(finding -> finding.code() == code)
                .flatMap(finding -> finding.evidence().stream())
                .distinct()
                .toList();
    }

    private List<Event> doubled() {
        return carriers(doubles.stream().flatMap(List::stream));
    }

    private List<Event> repeated() {
        return carriers(repeats.stream().flatMap(List::stream));
    }

    private static List<Event> carriers(Stream<CaseEffect> effects) {
        return EffectFindings.carriers(effects.toList());
    }
}
