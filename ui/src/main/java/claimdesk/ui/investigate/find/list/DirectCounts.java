package claimdesk.ui.investigate.find.list;

import claimdesk.app.caselist.CaseList;
import claimdesk.store.Tables;
import claimdesk.store.journal.EventType;
import claimdesk.store.window.Tally;
import claimdesk.store.window.find.Finder;
import claimdesk.ui.controls.Figures;
import java.util.List;

/**
 * The counts of the lists that are read at once.
 *
 * @param inProgress claims in progress, of which some are stuck
 */
public record DirectCounts(long refused, long stuck, long inProgress, long takenOver) {

    public static DirectCounts of(Tables tables, long nowMs) {
        Tally tally = tables.window().counts().now();
        return new DirectCounts(
                tally.refused(),
                tables.window().finder().stuckClaims(nowMs),
                tally.inProgress(),
                tally.of(EventType.TAKEN_OVER));
    }

    public void show(List<ListEntry> lists) {
        for (ListEntry entry : lists) {
            if (entry.list() == CaseList.REFUSED) {
                entry.show(refused, false, "");
            } else if (entry.list() == CaseList.STUCK) {
                boolean isCut = inProgress > Finder.CLAIMS_MAX;
                entry.show(
                        stuck + takenOver,
                        isCut,
                        "Now: " + Figures.count(stuck) + " stuck"
                                + (isCut ? " among the oldest " + Figures.count(Finder.CLAIMS_MAX) + " claims" : "")
                                + ", " + Figures.count(takenOver) + " taken over.");
            }
        }
    }
}
