package claimdesk.app.prove;

import claimdesk.app.call.Call;
import claimdesk.app.call.Desk;
import claimdesk.app.call.Step;
import claimdesk.app.evidence.InvariantChecker;
import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.evidence.ScoreKeeper;
import claimdesk.app.prove.worker.ProofCalls;
import claimdesk.store.Store;
import claimdesk.store.claim.KeyState;
import claimdesk.store.claim.OwnerTokens;
import claimdesk.store.claim.StoredKey;
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
        ScoreKeeper scores = new ScoreKeeper();
        List<InvariantResult> invariants = readHistory(scores, wall.millis());
        long lostAnswers = lostAnswers(told);
        Desk desk = ProofCalls.desk(store, plan.protocol(), plan.leaseMs(), "audit", tokens);
        return new ProofReport.Findings(scores.scoreboard(), invariants, lostAnswers, stuckKeys(desk, wall));
    }

    /** Reads the run's journal once, and the row of each of its keys. */
    private List<InvariantResult> readHistory(ScoreKeeper scores, long nowMs) {
        InvariantChecker checker = new InvariantChecker();
        return store.read(tables -> {
            tables.journal().forEach(calls.run(), event -> {
                scores.accept(event);
                checker.accept(event);
            });
            return checker.results(tables.claims()::find, nowMs);
        });
    }

    /** How many actions there are whose vendor was told a success that the key's row does not hold. */
    private long lostAnswers(ToldAnswers told) {
        return store.read(tables -> IntStream.rangeClosed(1, plan.calls())
                .filter(told::isSuccess)
                .filter(number -> !holds(tables.claims().find(calls.key(number)), number, told))
                .count());
    }

    private static boolean holds(Optional<StoredKey> row, int number, ToldAnswers told) {
        return row.flatMap(StoredKey::saved)
                .filter(saved -> told.isAlways(number, saved.answer().sha256()))
                .isPresent();
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
