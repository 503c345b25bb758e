package claimdesk.ui.live.detail;

import claimdesk.store.journal.Detail;
import claimdesk.store.window.RefusedRow;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.live.row.Told;
import java.util.OptionalLong;

/** Why a save was refused and what that meant, for somebody who sees one for the first time. */
public final class RefusalText {

    private RefusalText() {}

    /** Says no more than the refusal's own row proves, and what its caller answered. */
    public static String of(RefusedRow row, Told told) {
        return why(row) + " So this save changed nothing, and its call " + answered(told) + ".";
    }

    private static String why(RefusedRow row) {
        switch (row.term()) {
            case KEY:
                return "When this call came to save, the row of its key was gone.";
            case FINGERPRINT:
                return "When this call came to save, the row of its key was for another request.";
            case STATE:
                return "When this call came to save, its claim was over: the row of its key already held an answer.";
            case TOKEN:
                return "When this call came to save, another call had taken its key over.";
            default:
                return "This call came to save " + late(row) + " its lease had ended.";
        }
    }

    private static String late(RefusedRow row) {
        OptionalLong untilMs = row.details().number(Detail.STORED_LEASE_UNTIL_MS);
        OptionalLong nowMs = row.details().number(Detail.PRESENTED_NOW_MS);
        return untilMs.isPresent() && nowMs.isPresent()
                ? Figures.length(nowMs.getAsLong() - untilMs.getAsLong()) + " after"
                : "after";
    }

    private static String answered(Told told) {
        if (told.status().isEmpty()) {
            return "has not answered";
        }
        return "answered " + told.afterRefusal() + (told.isLost() ? ", which did not reach the vendor" : "");
    }
}
