package claimdesk.store.study;

import claimdesk.store.claim.Claiming;
import claimdesk.store.claim.Claims;
import claimdesk.store.claim.Protocol;
import claimdesk.store.journal.Journal;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The four protocols of design section 2 that are not fit for use. Their effects are on their own. */
public enum StudyProtocol implements Protocol {
    /** SELECT, then INSERT; saves by key. The double-click race of the article on idempotency and retries. */
    CHECK_THEN_INSERT("check-then-insert") {
        @Override
        public boolean looksFirst() {
            return true;
        }

        @Override
        Claiming on(Claims claims, CarelessWrites writes) {
            return new CheckThenInsert(claims, writes);
        }
    },
    /** The insert wins; saves by key whatever is there, and answers success when that fails. */
    BEST_EFFORT("best-effort") {
        @Override
        public boolean answersUnsaved() {
            return true;
        }

        @Override
        Claiming on(Claims claims, CarelessWrites writes) {
            return new BestEffort(claims, writes);
        }
    },
    /** The insert wins; saves by key and in-progress mark, so that a former owner can save. */
    STATUS_ONLY("status-only") {
        @Override
        Claiming on(Claims claims, CarelessWrites writes) {
            return new StatusOnly(claims, writes);
        }
    },
    /** The insert wins and writes the worker's name, which two calls of one worker share. */
    EXECUTOR_ID("executor-id") {
        @Override
        Claiming on(Claims claims, CarelessWrites writes) {
            return new ExecutorId(claims, writes);
        }
    };

    private final String id;

    StudyProtocol(String id) {
        this.id = id;
    }

    public static Optional<StudyProtocol> named(String id) {
        return Arrays.stream(values()).filter(one -> one.id.equals(id)).findFirst();
    }

    abstract Claiming on(Claims claims, CarelessWrites writes);

    @Override
    public String id() {
        return id;
    }

    @Override
    public boolean isFitForUse() {
        return false;
    }

    @Override
    public EffectRule effectRule() {
        return EffectRule.ON_THEIR_OWN;
    }

    @Override
    public boolean looksFirst() {
        return false;
    }

    @Override
    public boolean answersUnsaved() {
        return false;
    }

    @Override
    public Claiming on(Handle handle, InstantSource clock, Journal journal) {
        return on(new Claims(handle, clock, journal), new CarelessWrites(handle));
    }
}
