package claimdesk.app.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.Store;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A report is the same, however the journal is read, and one of a file sees what its runs did to each other. */
class EvidenceTest {

    /** More than one part. */
    private static final int ROWS = 80_000;

    @TempDir
    Path folder;

    @Test
    void isTheSameInPartsAsInOne() throws SQLException {
        Path file = folder.resolve("long.db");
        LongJournal.build(file, ROWS, false);

        try (Store store = LongJournal.openAt(file)) {
            Evidence parted = Evidence.ofFile(store, LongJournal.BEGIN_MS);

            assertThat(parted).isEqualTo(inOne(store));
            assertThat(parted).isEqualTo(Evidence.ofRun(store, new RunId(1), LongJournal.BEGIN_MS));
            assertThat(parted.invariants().get(0).found())
                    .isEqualTo(LongJournal.breaches(ROWS))
                    .isPositive();
            assertThat(parted.scoreboard().doubleEffects()).isEqualTo(LongJournal.breaches(ROWS));
        }
    }

    @Test
    void isTheSameInPartsAsInOneWhereAllIsOneKey() throws SQLException {
        Path file = folder.resolve("one.db");
        LongJournal.build(file, ROWS, true);

        try (Store store = LongJournal.openAt(file)) {
            Evidence parted = Evidence.ofFile(store, LongJournal.BEGIN_MS);

            assertThat(parted).isEqualTo(inOne(store));
            assertThat(parted.invariants())
                    .filteredOn(one -> !one.isKept())
                    .extracting(InvariantResult::invariant)
                    .containsExactly(Invariant.ONE_EXECUTION, Invariant.NO_STALE_OWNER);
        }
    }

    @Test
    void ofAFileSeesWhatAnotherRunDidToTheSameKey() {
        try (Store store = LongJournal.openAt(folder.resolve("two.db"))) {
            RunId first = begin(store);
            RunId second = begin(store);
            effect(store, first, "a1");
            effect(store, second, "a2");

            assertThat(Evidence.ofRun(store, first, LongJournal.BEGIN_MS).allKept())
                    .isTrue();
            assertThat(Evidence.ofRun(store, second, LongJournal.BEGIN_MS).allKept())
                    .isTrue();
            Evidence all = Evidence.ofFile(store, LongJournal.BEGIN_MS);
            assertThat(all.allKept()).isFalse();
            assertThat(all.invariants().get(0).violations())
                    .extracting(Violation::seqs)
                    .containsExactly(List.of(1L, 2L));
            assertThat(all.scoreboard().doubleEffects()).isEqualTo(1);
        }
    }

    @Test
    void namesTheFirstBreachesOfTheHistoryWhicheverPartIsReadFirst() {
        InvariantChecker checker = new InvariantChecker();
        List<Event> late = breaches("late", 200);
        List<Event> early = breaches("early", 0);

        late.forEach(checker::accept);
        checker.endPart(key -> Optional.empty(), 0);
        early.forEach(checker::accept);

        InvariantResult result = checker.results(key -> Optional.empty(), 0).get(0);
        assertThat(result.found()).isEqualTo(198);
        assertThat(result.violations()).hasSize(100);
        assertThat(result.violations().get(0).seqs()).containsExactly(1L, 2L);
        assertThat(result.violations().get(98).seqs()).containsExactly(1L, 100L);
        assertThat(result.violations().get(99).seqs()).containsExactly(201L, 202L);
    }

    @Test
    void forgetsTheOldestOfMoreAttemptsThanItRemembers() {
        History history = new History();
        for (int attempt = 0; attempt <= Recent.ATTEMPTS_MAX; attempt++) {
            history.then(EventType.MISMATCH, "a" + attempt);
        }
        history.then(EventType.WORK_STARTED, "a0").then(EventType.WORK_STARTED, "a1");

        assertThat(history.check(Invariant.MISMATCH_NEVER_RUNS).found()).isEqualTo(1);
    }

    @Test
    void accusesNoSuccessWhoseSaveItMayHaveForgotten() {
        History history = new History();
        for (int attempt = 0; attempt <= Recent.ATTEMPTS_MAX; attempt++) {
            history.then(EventType.SAVED, "a" + attempt, Detail.ANSWER_SHA256, "x");
        }
        history.then(EventType.ANSWERED, "a0", Detail.STATUS, 200, Detail.ANSWER_SHA256, "y")
                .then(EventType.ANSWERED, "a1", Detail.STATUS, 200, Detail.ANSWER_SHA256, "y");

        assertThat(history.check(Invariant.SUCCESS_MEANS_SAVED).violations())
                .extracting(Violation::seqs)
                .containsExactly(List.of(2L, Recent.ATTEMPTS_MAX + 3L));
    }

    /** A hundred effects of one kind on one key. */
    private static List<Event> breaches(String key, long afterSeq) {
        List<Event> events = new ArrayList<>();
        for (int effect = 1; effect <= 100; effect++) {
            Subject subject = Subject.of(new ScopedKey(History.KEY.vendor(), new IdempotencyKey(key)));
            events.add(new Event(
                    afterSeq + effect, 0, new RunId(1), EventType.EFFECT, subject, Details.of(Detail.EFFECT, "email")));
        }
        return events;
    }

    private static Evidence inOne(Store store) {
        ScoreKeeper scores = new ScoreKeeper();
        InvariantChecker checker = new InvariantChecker();
        return store.read(tables -> {
            tables.journal().forEach(new RunId(1), event -> {
                scores.accept(event);
                checker.accept(event);
            });
            return new Evidence(scores.scoreboard(), checker.results(tables.claims()::find, LongJournal.BEGIN_MS));
        });
    }

    private static RunId begin(Store store) {
        return store.write(tables -> tables.runs().beginSimulation("run", FitProtocol.DEFAULT, 1));
    }

    private static void effect(Store store, RunId run, String attempt) {
        store.write(tables -> tables.journal()
                .append(
                        run,
                        EventType.EFFECT,
                        Subject.of(History.KEY).with(new AttemptId(attempt)),
                        Details.of(Detail.EFFECT, "email")));
    }
}
