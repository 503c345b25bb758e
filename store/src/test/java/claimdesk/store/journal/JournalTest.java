package claimdesk.store.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.Bench;
import claimdesk.store.RawSql;
import claimdesk.store.Samples;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.database.StoreException;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.Vendor;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The journal is only ever appended to, together with the change that it records. */
class JournalTest {

    @TempDir
    Path folder;

    private Bench bench;

    @BeforeEach
    void open() {
        bench = Bench.serial(folder);
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void cannotBeChangedByAnyone() {
        append(EventType.RECEIVED);

        assertThatThrownBy(() -> RawSql.run(bench.file(), "UPDATE journal SET type = 'SAVED'"))
                .hasMessageContaining("the journal is append-only");
        assertThatThrownBy(() -> RawSql.run(bench.file(), "DELETE FROM journal"))
                .hasMessageContaining("the journal is append-only");
        assertThat(all()).hasSize(1);
    }

    @Test
    void cannotBeReplacedByAnyone() {
        append(EventType.RECEIVED);

        assertThatThrownBy(() -> RawSql.run(
                        bench.file(),
                        "REPLACE INTO journal (seq, at_ms, run_id, type, details) VALUES (1, 0, 1, 'SAVED', '{}')"))
                .hasMessageContaining("the journal is append-only");
        assertThat(all()).extracting(Event::type).containsExactly(EventType.RECEIVED);
    }

    @Test
    void isRolledBackWithTheChangeThatItRecords() {
        assertThatThrownBy(() -> bench.store().write(tables -> {
                    tables.claims().claim(bench.request("first"));
                    tables.journal()
                            .append(bench.run(), EventType.WORK_STARTED, Subject.of(Samples.KEY), Details.none());
                    throw new IllegalStateException("stop here");
                }))
                .hasMessage("stop here");

        assertThat(all()).isEmpty();
        assertThat(bench.row(Samples.KEY).isGone()).isTrue();
    }

    @Test
    void losesTheChangeWhereItCannotBeAppendedItself() {
        var claim = bench.claimed(bench.request("first"));
        RawSql.run(
                bench.file(),
                "CREATE TRIGGER full BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'no more events'); END");

        assertThatThrownBy(() -> bench.store().write(tables -> tables.claims()
                        .save(claim, Samples.answer(200, "done"), OutcomeClass.FINAL, 1_000)))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("no more events");

        assertThat(bench.find(Samples.KEY).orElseThrow().token()).contains(claim.token());
    }

    @Test
    void numbersEventsFromOneAndNeverReusesANumber() {
        long first = append(EventType.RECEIVED);
        assertThatThrownBy(() -> bench.store().write(tables -> {
                    tables.journal().append(bench.run(), EventType.BUSY, Subject.nobody(), Details.none());
                    throw new IllegalStateException("stop here");
                }))
                .hasMessage("stop here");
        RawSql.run(bench.file(), "DROP TRIGGER journal_is_append_only_delete", "DELETE FROM journal");

        long second = append(EventType.ANSWERED);

        assertThat(first).isEqualTo(1);
        assertThat(second).isGreaterThan(first);
    }

    @Test
    void growsInTheOrderOfItsTransactions() {
        for (int times = 0; times < 5; times++) {
            bench.clock().advance(-1_000);
            append(EventType.RECEIVED);
        }

        assertThat(all()).extracting(Event::seq).isSorted().doesNotHaveDuplicates();
        assertThat(lastSeq()).isEqualTo(all().get(4).seq());
    }

    @ParameterizedTest
    @EnumSource(EventType.class)
    void keepsEveryType(EventType type) {
        append(type);

        assertThat(all()).extracting(Event::type).containsExactly(type);
    }

    @Test
    void keepsWhateverIsKnownOfTheSubject() {
        List<Subject> subjects = List.of(
                Subject.nobody(),
                Subject.of(new Vendor("v")),
                Subject.of(Samples.KEY),
                Subject.of(Samples.KEY).with(new AttemptId("a")),
                Subject.of(Samples.KEY).with(new AttemptId("a")).with(new OrderId("o")),
                Subject.nobody().with(new OrderId("o")),
                Subject.nobody().with(new AttemptId("a")),
                Subject.nobody().with(new IdempotencyKey("k")));
        for (Subject subject : subjects) {
            bench.store()
                    .write(tables -> tables.journal().append(bench.run(), EventType.RECEIVED, subject, Details.none()));
        }

        assertThat(all()).extracting(Event::subject).isEqualTo(subjects);
        assertThat(subjects.get(1).scopedKey()).isEmpty();
        assertThat(subjects.get(2).scopedKey()).contains(Samples.KEY);
    }

    @Test
    void findsTheEventsOfAKeyARunAndAnAttempt() {
        bench.claimed(bench.request("first"));
        bench.claimed(bench.request(Samples.key("vendor-b", "order-1"), "second"));
        RunId other = bench.store().write(tables -> tables.runs().beginSimulation("other", FitProtocol.DEFAULT, 7));
        bench.store().write(tables -> tables.journal()
                .append(other, EventType.FAULT, Subject.of(Samples.KEY), Details.none()));

        assertThat(bench.types(Samples.KEY)).containsExactly(EventType.CLAIMED, EventType.FAULT);
        assertThat(ofRun(bench.run())).extracting(Event::type).containsExactly(EventType.CLAIMED, EventType.CLAIMED);
        assertThat(ofRun(other)).extracting(Event::type).containsExactly(EventType.FAULT);
        AttemptId attempt = bench.request("first").caller().attempt();
        assertThat(bench.store().<Boolean>read(tables -> tables.journal().has(attempt, EventType.CLAIMED)))
                .isTrue();
        assertThat(bench.store().<Boolean>read(tables -> tables.journal().has(attempt, EventType.SAVED)))
                .isFalse();
    }

    @Test
    void handsOverEveryEventOfALongRunOnce() {
        bench.store().write(tables -> {
            for (int times = 0; times < 9_000; times++) {
                tables.journal()
                        .append(
                                bench.run(),
                                EventType.RECEIVED,
                                Subject.nobody(),
                                Details.of(Detail.TRY_NUMBER, times));
            }
            return 0;
        });
        List<Long> tries = new ArrayList<>();

        bench.store().read(tables -> {
            tables.journal()
                    .forEach(
                            bench.run(),
                            event -> tries.add(
                                    event.details().number(Detail.TRY_NUMBER).orElseThrow()));
            return 0;
        });

        assertThat(tries).hasSize(9_000).isSorted().doesNotHaveDuplicates();
    }

    @Test
    void saysSoWhereTheFileLostHowFarItsCountsGo() {
        RawSql.run(bench.file(), "DELETE FROM tally WHERE name = 'counted_seq'");

        assertThatThrownBy(() -> bench.store().write(tables -> {
                    long seq = 0;
                    while (seq < 1000) {
                        seq = tables.journal().append(bench.run(), EventType.CLAIMED, Subject.nobody(), Details.none());
                    }
                    return seq;
                }))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("counted_seq");
        assertThat(bench.store().<Long>read(tables -> tables.journal().lastSeq()))
                .isZero();
    }

    @Test
    void belongsToARunThatExists() {
        assertThatThrownBy(() -> bench.store().write(tables -> tables.journal()
                        .append(new RunId(99), EventType.RECEIVED, Subject.nobody(), Details.none())))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("FOREIGN KEY");
    }

    private long append(EventType type) {
        return bench.store()
                .write(tables -> tables.journal().append(bench.run(), type, Subject.of(Samples.KEY), Details.none()));
    }

    private List<Event> all() {
        return bench.store().read(tables -> tables.journal().after(0, 100));
    }

    private List<Event> ofRun(RunId run) {
        return bench.store().read(tables -> tables.journal().ofRun(run, 0, 100));
    }

    private long lastSeq() {
        return bench.store().<Long>read(tables -> tables.journal().lastSeq());
    }
}
