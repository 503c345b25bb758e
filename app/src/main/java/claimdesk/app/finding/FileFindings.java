package claimdesk.app.finding;

import claimdesk.app.casework.AllCases;
import claimdesk.app.casework.Case;
import claimdesk.store.Store;
import claimdesk.store.journal.Event;
import java.util.function.Consumer;
import java.util.function.LongPredicate;

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
        return forEach(store, nowMs, reader, looked -> true);
    }

    /**
     * As {@link #forEach(Store, long, Consumer)}, as long as it is to go on.
     *
     * @param goesOn told after each case how many were looked at; says whether to go on
     */
    public static long forEach(Store store, long nowMs, Consumer<Finding> reader, LongPredicate goesOn) {
        long[] looked = {0};
        Runnable next = () -> {
            if (!goesOn.test(++looked[0])) {
                throw new Stopped();
            }
        };
        try {
            read(new AllCases(store, nowMs), reader, next);
        } catch (Stopped wanted) {
            // What was found until then was handed over.
        }
        return looked[0];
    }

    /** Ends a reading in its midst. */
    private static final class Stopped extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Stopped() {
            super("stopped as wanted", null, false, false);
        }
    }

    private static void read(AllCases cases, Consumer<Finding> reader, Runnable next) {
        cases.forEachOrder(one -> {
            CaseFindings.of(one).forEach(reader);
            next.run();
        });
        cases.forEachKeyAcrossOrders(one -> {
            CaseFindings.of(one).stream()
                    .filter(finding -> isSeenByKeyOnly(one, finding))
                    .forEach(reader);
            next.run();
        });
        MisreadConflicts conflicts = new MisreadConflicts();
        cases.forEachEvent(conflicts::accept);
        conflicts.findings().forEach(reader);
    }

    /** A key that names one order at most is seen with that order; across orders only its bodies can be compared. */
    private static boolean isSeenByKeyOnly(Case one, Finding finding) {
        long orders = one.judged().events().stream()
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
