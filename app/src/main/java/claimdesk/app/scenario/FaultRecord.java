package claimdesk.app.scenario;

import claimdesk.store.Tables;
import claimdesk.store.identity.RunId;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;

/**
 * What the journal says of a fault and of what it did to a caller, the same under every driver.
 *
 * @param subject the attempt that is struck
 */
public record FaultRecord(RunId run, Subject subject) {

    /** Every injected fault is a journal row. */
    public void struck(Tables tables, String fault, String where) {
        append(tables, EventType.FAULT, fault(fault, where));
    }

    /** A caller that crashed takes no more steps and answers nobody. */
    public void crashed(Tables tables, String where) {
        append(tables, EventType.CALLER_CRASHED, Details.of(Detail.WHERE, where));
    }

    public void replyLost(Tables tables) {
        append(tables, EventType.REPLY_LOST, Details.of(Detail.REASON, "the connection broke on the way back"));
    }

    public static Details fault(String fault, String where) {
        return Details.of(Detail.FAULT, fault).with(Detail.WHERE, where);
    }

    private void append(Tables tables, EventType type, Details details) {
        tables.journal().append(run, type, subject, details);
    }
}
