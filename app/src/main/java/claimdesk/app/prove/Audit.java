package claimdesk.app.prove;

import claimdesk.app.call.Call;
import claimdesk.app.call.Desk;
import claimdesk.app.call.Step;
import claimdesk.app.evidence.Evidence;
import claimdesk.app.prove.worker.ProofCalls;
import claimdesk.store.Store;
import claimdesk.store.claim.KeyState;
import claimdesk.store.claim.OwnerTokens;
import claimdesk.store.claim.Protocol.EffectRule;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.effect.Effect;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;

/** Reads the file when the last worker is gone, and holds it against what the vendors were told. */
final class Audit {

    private final Store store;
    private final ProofCalls calls;
    private final ProofPlan plan;

    Audit(Store store, ProofCalls calls, ProofPlan plan) {
        this.store = store;
        this.calls = calls;
        this.plan = plan;
    }

    /** All of it. The file is read first and asked last, for asking changes it. */
    ProofReport.Findings findings(ToldAnswers told, InstantSource wall, OwnerTokens tokens) {
        Evidence evidence = Evidence.ofRun(store, calls.run(), wall.millis());
        ProofReport.Missing missing = new ProofReport.Missing(lostAnswers(told), missingEffects(told), unserved(told));
        Desk desk = ProofCalls.desk(store, plan.protocol(), plan.leaseMs(), "audit", tokens);
        return new ProofReport.Findings(evidence.scoreboard(), evidence.invariants(), missing, stuckKeys(desk, wall));
    }

    /** How many actions there are whose vendor was never told a success: all of them ask for what can be done. */
    private long unserved(ToldAnswers told) {
        return plan.calls() - successes(told).count();
    }

    private IntStream successes(ToldAnswers told) {
        return IntStream.rangeClosed(1, plan.calls()).filter(told::isSuccess);
    }

    /** How many actions there are whose vendor was told a success that the key's row does not hold. */
    private long lostAnswers(ToldAnswers told) {
        return store.read(tables -> successes(told)
                .filter(number -> !holds(tables.claims().find(calls.key(number)), number, told))
                .count());
    }

    private static boolean holds(Optional<StoredKey> row, int number, ToldAnswers told) {
        return row.flatMap(StoredKey::saved)
                .filter(saved -> told.isAlways(number, saved.answer().sha256()))
                .isPresent();
    }

    /** How many actions there are whose vendor was told a success, and whose effect is not as it must be. */
    private long missingEffects(ToldAnswers told) {
        return store.read(tables -> successes(told)
                .filter(number -> !isDone(tables.effects().ofKey(calls.key(number), 2)))
                .count());
    }

    /** A protocol that guards its effects has one, and its message in the outbox; any other at least one. */
    private boolean isDone(List<Effect> effects) {
        return plan.protocol().effectRule() == EffectRule.ON_THEIR_OWN
                ? !effects.isEmpty()
                : effects.size() == 1 && effects.get(0).message().isPresent();
    }

    /** Asks once more for every key that is still in progress, after its lease; counts those that this does not free. */
    private long stuckKeys(Desk desk, InstantSource wall) {
        List<Integer> inProgress = store.read(tables -> IntStream.rangeClosed(1, plan.calls())
                .filter(number -> isInProgress(tables.claims().find(calls.key(number))))
                .boxed()
                .toList());
        awaitLeaseEnds(inProgress, wall);
        return inProgress.stream().filter(number -> isStuck(desk, number)).count();
    }

    private void awaitLeaseEnds(List<Integer> numbers, InstantSource wall) {
        OptionalLong lastMs = store.read(tables -> numbers.stream()
                .flatMap(number -> tables.claims().find(calls.key(number)).stream())
                .mapToLong(StoredKey::leaseUntilMs)
                .max());
        while (lastMs.orElse(0) > wall.millis()) {
            LockSupport.parkNanos((lastMs.getAsLong() - wall.millis()) * 1_000_000);
        }
    }

    private boolean isStuck(Desk desk, int number) {
        Call call = calls.serve(desk, number, ProofCalls.LAST_TRY);
        while (call.next() != Step.DONE) {
            call.step();
        }
        return isInProgress(store.read(tables -> tables.claims().find(calls.key(number))));
    }

    private static boolean isInProgress(Optional<StoredKey> row) {
        return row.filter(there -> there.state() == KeyState.IN_PROGRESS).isPresent();
    }
}
