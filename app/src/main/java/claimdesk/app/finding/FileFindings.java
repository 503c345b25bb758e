package claimdesk.app.finding;

import claimdesk.app.casework.AllCases;
import claimdesk.app.casework.Case;
import claimdesk.store.Store;
import claimdesk.store.journal.Event;
import java.util.function.Consumer;

/** The findings of a whole file, one after another; memory does not grow with the file. */
public final class FileFindings {

    private FileFindings() {}

    /**
     * Hands over every finding: of each order, then of imported keys across orders, then of vendors across orders.
     *
     * @param nowMs store clock
     * @return how many cases were looked at
     */
    public static long forEach(Store store, long nowMs, Consumer<Finding> reader) {
        AllCases cases = new AllCases(store, nowMs);
        long[] looked = {0};
        cases.forEachOrder(one -> {
            looked[0]++;
            CaseFindings.of(one).forEach(reader);
        });
        cases.forEachKeyAcrossOrders(one -> {
            looked[0]++;
            CaseFindings.of(one).stream()
                    .filter(finding -> isSeenByKeyOnly(one, finding))
                    .forEach(reader);
        });
        MisreadConflicts conflicts = new MisreadConflicts();
        cases.forEachEvent(conflicts::accept);
        conflicts.findings().forEach(reader);
        return looked[0];
    }

    /** A key that names one order at most is seen with that order; across orders only its bodies can be compared. */
    private static boolean isSeenByKeyOnly(Case one, Finding finding) {
        long orders = one.events().stream()
                .flatMap(event -> event.subject().order().stream())
                .distinct()
                .count();
        boolean isOrderless = orders == 0 && finding.code() != FindingCode.MISREAD_409;
        return isOrderless || orders > 1 && isAcrossOrders(finding);
    }

    private static boolean isAcrossOrders(Finding finding) {
        return finding.evidence().stream()
                        .map(Event::subject)
                        .flatMap(subject -> subject.order().stream())
                        .distinct()
                        .count()
                > 1;
    }
}
