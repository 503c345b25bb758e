package claimdesk.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.RawSql;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Waiting for a lock that another connection holds, with a clock that only pauses move. */
class LockWaitTest {

    private static final Duration TIMEOUT = Duration.ofSeconds(5);

    @TempDir
    Path folder;

    private final List<Long> pauses = new ArrayList<>();
    private long nowNanos = -7;
    private Connection holder;
    private Connection waiter;

    @BeforeEach
    void open() {
        Path file = new Notes(folder).file();
        holder = RawSql.connect(file);
        waiter = RawSql.connect(file);
        RawSql.run(holder, "BEGIN IMMEDIATE");
    }

    @AfterEach
    void close() throws SQLException {
        waiter.close();
        holder.close();
    }

    @Test
    void givesUpWithSqlitesOwnErrorOnceItsTimeoutIsOver() throws SQLException {
        waitBy(nanos -> {});

        assertThatBeginningFails();

        assertThat(waitedNanos()).isEqualTo(TIMEOUT.toNanos());
    }

    @Test
    void waitsAsLongTheNextTime() throws SQLException {
        waitBy(nanos -> {});
        assertThatBeginningFails();
        pauses.clear();

        assertThatBeginningFails();

        assertThat(waitedNanos()).isEqualTo(TIMEOUT.toNanos());
    }

    @Test
    void getsALockThatIsLetGoOfMeanwhile() throws SQLException {
        waitBy(nanos -> {
            if (pauses.size() == 3) {
                RawSql.run(holder, "COMMIT");
            }
        });

        RawSql.run(waiter, "BEGIN IMMEDIATE", "INSERT INTO note VALUES ('mine')", "COMMIT");

        assertThat(pauses).hasSize(3);
    }

    @Test
    void looksMoreOftenOnceItHasWaitedLong() throws SQLException {
        waitBy(nanos -> {});

        assertThatBeginningFails();

        long first = pauses.get(0);
        assertThat(pauses.get(pauses.size() / 2)).isLessThan(first / 2);
    }

    /** Were its pauses cut short, it would look thousands of times. */
    @Test
    void pausesInAnInterruptedThreadTooAndLeavesItInterrupted() throws SQLException {
        AtomicInteger looks = new AtomicInteger();
        LongSupplier counted = () -> {
            looks.incrementAndGet();
            return System.nanoTime();
        };
        new LockWait(Duration.ofMillis(40), counted, LockWait::sleep).installOn(waiter);
        Thread.currentThread().interrupt();

        try {
            assertThatBeginningFails();
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(looks).hasValueLessThan(50);
    }

    /** The driver's busy timeout and this one replace each other; the later counts. */
    @Test
    void isHowEveryConnectionThatWritesWaits() {
        try (Handle writer = new Connections(folder.resolve("notes.db"), Durability.NONE).writer(TIMEOUT)) {
            assertThat(writer.createQuery("PRAGMA busy_timeout")
                            .mapTo(int.class)
                            .one())
                    .isZero();
        }
    }

    private void waitBy(LongConsumer meanwhile) throws SQLException {
        LongConsumer pause = nanos -> {
            pauses.add(nanos);
            nowNanos += nanos;
            meanwhile.accept(nanos);
        };
        new LockWait(TIMEOUT, () -> nowNanos, pause).installOn(waiter);
    }

    private long waitedNanos() {
        return pauses.stream().mapToLong(Long::longValue).sum();
    }

    private void assertThatBeginningFails() {
        assertThatThrownBy(() -> {
                    try (var statement = waiter.createStatement()) {
                        statement.execute("BEGIN IMMEDIATE");
                    }
                })
                .isInstanceOfSatisfying(SQLiteException.class, failure -> assertThat(failure.getResultCode())
                        .isEqualTo(SQLiteErrorCode.SQLITE_BUSY));
    }
}
