package claimdesk.app.room;

import claimdesk.app.call.Call;
import claimdesk.app.call.Step;
import claimdesk.app.room.Move.Kind;
import claimdesk.app.scenario.FaultKind;
import claimdesk.app.scenario.FaultRecord;
import claimdesk.store.FaultProne;
import claimdesk.store.Tables;
import claimdesk.store.Transactions;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/** One caller at one moment: its call, which is never stepped but in a copy, and whether it has crashed. */
record Caller(Call call, boolean hasCrashed, String place, FaultRecord record) {

    /** What is left of a caller that takes no more steps. */
    private static final String THROUGH = "-";

    static Caller of(Call call, boolean hasCrashed, FaultRecord record) {
        return new Caller(call, hasCrashed, hasCrashed || call.next() == Step.DONE ? THROUGH : call.place(), record);
    }

    Standing standing() {
        return new Standing(call.next(), hasCrashed, call.claim(), hasCrashed ? Optional.empty() : call.reply());
    }

    Step next() {
        return call.next();
    }

    boolean hasBegun() {
        return hasCrashed || call.next() != Step.RECEIVE;
    }

    /** Whether it takes no more steps. */
    boolean isThrough() {
        return hasCrashed || call.next() == Step.DONE;
    }

    /** This caller after one move of its own. */
    Caller moved(FaultProne store, Kind kind) {
        if (kind == Kind.CRASH) {
            write(store, tables -> {
                record.struck(tables, fault(kind), where(kind));
                record.crashed(tables, where(kind));
            });
            return of(call, true, record);
        }
        if (kind == Kind.LOST_ACKNOWLEDGEMENT || kind == Kind.FAILED_WRITE || kind == Kind.FULL_DISK) {
            write(store, tables -> record.struck(tables, fault(kind), where(kind)));
        }
        Call after = call.copy();
        after.step(throughFault(store, kind));
        if (kind == Kind.LOST_REPLY) {
            write(store, tables -> {
                record.struck(tables, fault(kind), where(kind));
                record.replyLost(tables);
            });
        }
        return of(after, false, record);
    }

    private static Transactions throughFault(FaultProne store, Kind kind) {
        switch (kind) {
            case LOST_ACKNOWLEDGEMENT:
                return store.losingAcknowledgements();
            case FAILED_WRITE:
                return store.whileLocked();
            case FULL_DISK:
                return store.onFullDisk();
            default:
                return store;
        }
    }

    /** The words of scenario files; those have not every step. */
    private String fault(Kind kind) {
        switch (kind) {
            case CRASH:
                return "crash-before-" + step();
            case LOST_ACKNOWLEDGEMENT:
                return "lost-acknowledgement-at-" + step();
            case FAILED_WRITE:
                return "locked-at-" + step();
            case FULL_DISK:
                return "disk-full-at-" + step();
            default:
                return FaultKind.LOSE_REPLY.text();
        }
    }

    private String where(Kind kind) {
        switch (kind) {
            case CRASH:
                return "before the " + step() + " step";
            case LOST_REPLY:
                return "on the way back";
            default:
                return "at the " + step() + " step";
        }
    }

    String words(Kind kind) {
        switch (kind) {
            case LOST_ACKNOWLEDGEMENT:
                return step() + ", acknowledgement lost";
            case FAILED_WRITE:
                return step() + ", store locked";
            case FULL_DISK:
                return step() + ", disk full";
            case LOST_REPLY:
                return step() + ", reply lost";
            case CRASH:
                return "crash before " + step();
            default:
                return step();
        }
    }

    private String step() {
        return call.next().name().toLowerCase(Locale.ROOT);
    }

    private static void write(Transactions store, Consumer<Tables> what) {
        store.write(tables -> {
            what.accept(tables);
            return tables;
        });
    }
}
