package claimdesk.app.call;

import claimdesk.store.Tables;
import claimdesk.store.Transactions;
import claimdesk.store.claim.Caller;
import claimdesk.store.database.StoreException;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What one call writes to the journal about itself. */
final class CallRecord {

    private static final Logger LOG = LoggerFactory.getLogger(CallRecord.class);

    private final Attempt attempt;
    private Subject subject;
    private ScopedKey key;
    private OrderId order;

    CallRecord(Attempt attempt) {
        this.attempt = attempt;
        this.subject = Reception.subject(attempt);
    }

    CallRecord copy() {
        CallRecord copy = new CallRecord(attempt);
        copy.subject = subject;
        copy.key = key;
        copy.order = order;
        return copy;
    }

    Attempt attempt() {
        return attempt;
    }

    /** From here on the attempt is known to have a usable key and order. */
    void accepted(ScopedKey usableKey, OrderId usableOrder) {
        this.key = usableKey;
        this.order = usableOrder;
        this.subject = Subject.of(key).with(attempt.id()).with(order);
    }

    Caller caller(String worker) {
        return new Caller(attempt.run(), key, attempt.id(), order, attempt.operation(), worker);
    }

    long append(Tables tables, EventType type, Details details) {
        return tables.journal().append(attempt.run(), type, subject, details);
    }

    static Details details(Reply reply) {
        return Details.of(Detail.STATUS, reply.status())
                .with(Detail.CODE, reply.code())
                .with(Detail.REPLAYED, reply.isReplay())
                .with(Detail.ANSWER_SHA256, reply.answer().sha256());
    }

    /** Journals a failed save, with what the journal itself shows of it. The caller is answered a server error anyway. */
    void failed(Transactions store, RuntimeException failure) {
        try {
            store.write(tables -> {
                boolean isSaved = tables.journal().has(attempt.id(), EventType.SAVED);
                String reason = isSaved ? "saved, acknowledgement lost" : reason(failure);
                return append(tables, EventType.FAILED, Details.of(Detail.REASON, reason));
            });
        } catch (StoreException alsoFailed) {
            alsoFailed.addSuppressed(failure);
            LOG.warn("a failed save of attempt {} could not be journalled", attempt.id(), alsoFailed);
        }
    }

    void notRenewed(StoreException failure) {
        LOG.warn("the claim of attempt {} could not be renewed", attempt.id(), failure);
    }

    /** What the journal may say: an unexpected exception's own text may hold anything, and goes to the log. */
    private String reason(RuntimeException failure) {
        if (failure instanceof StoreException known) {
            return known.reason();
        }
        LOG.warn("attempt {} failed unexpectedly", attempt.id(), failure);
        return "an error of the program's own: " + failure.getClass().getSimpleName();
    }
}
