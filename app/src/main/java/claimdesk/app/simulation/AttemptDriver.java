package claimdesk.app.simulation;

import claimdesk.app.call.Attempt;
import claimdesk.app.call.Call;
import claimdesk.app.call.Desk;
import claimdesk.app.call.Outside;
import claimdesk.app.call.Reply;
import claimdesk.app.call.Step;
import claimdesk.app.scenario.DeskPlan;
import claimdesk.app.scenario.FaultKind;
import claimdesk.app.scenario.FaultRecord;
import claimdesk.app.simulation.FaultPlan.AttemptFaults;
import claimdesk.store.Tables;
import claimdesk.store.Transactions;
import claimdesk.store.claim.OwnerToken;
import claimdesk.store.journal.Subject;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * Drives one call through its steps, each at its time, and puts the attempt's faults in its way. Its tasks follow one
 * another and never overlap.
 */
final class AttemptDriver {

    private static final int STEP_MS_MAX = 3;
    private static final int PERCENT = 100;

    private final RunContext context;
    private final AttemptFaults faults;
    private final RandomGenerator chance;
    private final Subject subject;
    private final FaultRecord record;
    private final Call call;
    private final long workMs;
    private final Consumer<Reply> onReply;

    AttemptDriver(
            RunContext context,
            Attempt attempt,
            AttemptFaults faults,
            RandomGenerator chance,
            Consumer<Reply> onReply) {
        this.context = context;
        this.faults = faults;
        this.chance = chance;
        this.onReply = onReply;
        this.subject = Vendors.subject(attempt);
        this.record = new FaultRecord(context.run(), subject);
        DeskPlan.Work work = context.scenario().desk().work();
        this.workMs = work.minMs() + chance.nextLong(work.maxMs() - work.minMs() + 1);
        Desk desk = Desk.simulated(
                context.store(), context.protocol(), context.settings(), this::token, claim -> outside());
        this.call = desk.serve(attempt);
    }

    /** Lets the request arrive. */
    void begin() {
        context.in(stepMs(), this::run);
    }

    private void run() {
        switch (call.next()) {
            case CLAIM:
                claim();
                break;
            case WORK:
                call.step();
                goOnUnless(FaultKind.CRASH_AFTER_EFFECT, "after the work step");
                break;
            case SAVE:
                call.step(storeAtSave());
                goOnUnless(FaultKind.CRASH_AFTER_SAVE, "after the save step");
                break;
            case ANSWER:
                call.step();
                reply(call.reply().orElseThrow());
                break;
            default:
                call.step();
                goOn();
                break;
        }
    }

    private void claim() {
        if (struck(FaultKind.CRASH_BEFORE_CLAIM, "before the claim step").isPresent()) {
            crash("before the claim step");
            return;
        }
        boolean isUnheard = struck(FaultKind.LOST_ACKNOWLEDGEMENT_AT_CLAIM, "at the claim step")
                .isPresent();
        call.step(isUnheard ? context.store().losingAcknowledgements() : context.store());
        if (call.next() != Step.WORK) {
            goOn();
            return;
        }
        struck(FaultKind.STORE_CLOCK_JUMP, "after the claim step").ifPresent(context.clock()::jump);
        goOnUnless(FaultKind.CRASH_AFTER_CLAIM, "after the claim step");
    }

    private void goOnUnless(FaultKind crash, String where) {
        if (struck(crash, where).isPresent()) {
            crash(where);
        } else {
            goOn();
        }
    }

    private void crash(String where) {
        record(tables -> record.crashed(tables, where));
    }

    private void goOn() {
        DeskPlan.Work work = context.scenario().desk().work();
        long beforeEffectMs = workMs * work.effectAtPercent() / PERCENT;
        if (call.next() == Step.WORK) {
            workFor(beforeEffectMs);
        } else if (call.next() == Step.SAVE) {
            long stallMs = struck(FaultKind.DELAY_WORK, "before the save").orElse(0);
            workFor(workMs - beforeEffectMs + stallMs);
        } else {
            context.in(stepMs(), this::run);
        }
    }

    /** Lets work take its time; where the scenario renews leases, each time that half of one is left. */
    private void workFor(long ms) {
        DeskPlan.Lease lease = context.scenario().desk().lease();
        long leaseMs = lease.msFor(call.attempt().operation());
        long untilHalfMs = leaseLeftMs() - leaseMs / 2;
        if (!lease.renews() || ms < untilHalfMs || untilHalfMs < 0) {
            context.in(ms, this::run);
            return;
        }
        context.in(untilHalfMs, () -> {
            if (call.renew()) {
                workFor(ms - untilHalfMs);
            } else {
                context.in(ms - untilHalfMs, this::run);
            }
        });
    }

    /** How long the claim that is held is still good; without one, no time at all. */
    private long leaseLeftMs() {
        return call.claim()
                .map(claim -> claim.leaseUntilMs() - context.clock().millis())
                .orElse(0L);
    }

    private void record(Consumer<Tables> what) {
        context.store().write(tables -> {
            what.accept(tables);
            return tables;
        });
    }

    private Transactions storeAtSave() {
        if (struck(FaultKind.ROW_GONE_AT_SAVE, "at the save").isPresent()) {
            subject.scopedKey().ifPresent(key -> context.store()
                    .write(tables -> tables.claims().remove(context.run(), key, "removed as a fault")));
        }
        if (struck(FaultKind.DISK_FULL_AT_SAVE, "at the save").isPresent()) {
            return context.store().onFullDisk();
        }
        if (struck(FaultKind.LOCKED_AT_SAVE, "at the save").isPresent()) {
            return context.store().whileLocked();
        }
        if (struck(FaultKind.LOST_ACKNOWLEDGEMENT_AT_SAVE, "at the save").isPresent()) {
            return context.store().losingAcknowledgements();
        }
        return context.store();
    }

    private void reply(Reply reply) {
        if (struck(FaultKind.LOSE_REPLY, "on the way back").isPresent()) {
            record(record::replyLost);
        } else {
            context.in(stepMs(), () -> onReply.accept(reply));
        }
    }

    private Outside.Reached outside() {
        if (struck(FaultKind.WORK_UNAVAILABLE, "before the effect").isPresent()) {
            return Outside.Reached.UNAVAILABLE;
        }
        return struck(FaultKind.EFFECT_UNKNOWN, "at the effect").isPresent()
                ? Outside.Reached.UNKNOWN
                : Outside.Reached.READY;
    }

    /** Strikes with a fault that is in the way, and journals it first. */
    private OptionalLong struck(FaultKind kind, String where) {
        OptionalLong byMs = faults.strike(kind);
        byMs.ifPresent(ms -> context.journalFault(kind, ms, subject, where));
        return byMs;
    }

    private OwnerToken token() {
        return new OwnerToken(Long.toHexString(chance.nextLong()) + Long.toHexString(chance.nextLong()));
    }

    private long stepMs() {
        return 1 + chance.nextInt(STEP_MS_MAX);
    }
}
