package claimdesk.store.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.Store;
import claimdesk.store.claim.Caller;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileWatchTest {

    private static final int WRITES = 10_000;

    /** SQLite checkpoints when the WAL has 1,000 pages; one more transaction may come on top. */
    private static final long BOUND_BYTES = 5_000_000;

    @TempDir
    Path folder;

    private SmallFile file;
    private FileWatch watch;

    @BeforeEach
    void open() {
        file = new SmallFile(folder);
        watch = file.store().watch();
    }

    @AfterEach
    void close() {
        watch.close();
        file.close();
    }

    @Test
    void noticesACommitOfTheStoresOwnWriterOnce() {
        assertThat(watch.changed()).isFalse();

        file.claim("a");

        assertThat(watch.changed()).isTrue();
        assertThat(watch.changed()).isFalse();
    }

    @Test
    void noticesACommitOfAnotherStoreOnTheSameFile() {
        try (Store other = Store.open(file.store().file(), Instant::now)) {
            watch.changed();
            other.write(tables -> tables.runs().beginLive("elsewhere", FitProtocol.DEFAULT));

            assertThat(watch.changed()).isTrue();
        }
    }

    @Test
    void noticesNeitherReadsNorWhatWasRolledBack() {
        file.store().read(tables -> tables.window().counts().now());
        assertThatThrownBy(() -> file.store().write(tables -> {
                    tables.runs().beginSimulation("undone", FitProtocol.DEFAULT, 1);
                    throw new IllegalStateException("undone");
                }))
                .hasMessage("undone");

        assertThat(watch.changed()).isFalse();
    }

    /** Case C49. */
    @Test
    void keepsTheWalBoundedWhileAPageIsShownAndTheFileIsWritten() {
        file.claim("shown");
        List<InProgressRow> shown =
                file.store().read(tables -> LanePages.of(tables.window()).inProgress(Cursor.newest(), 50));
        Caller caller = file.caller(file.run(), SmallFile.key("North", "busy"));
        long longest = 0;
        for (int i = 0; i < WRITES; i++) {
            file.journal(caller, EventType.RECEIVED, Details.none());
            if (i % 100 == 0) {
                readEverything();
                longest = Math.max(longest, watch.walBytes());
            }
        }

        assertThat(shown).hasSize(1);
        assertThat(watch.changed()).isTrue();
        assertThat(longest).isPositive().isLessThan(BOUND_BYTES);
    }

    @Test
    void showsAWalThatGrowsUnderAPinnedReader() throws SQLException {
        Caller caller = file.caller(file.run(), SmallFile.key("North", "busy"));
        file.journal(caller, EventType.RECEIVED, Details.none());
        file.journal(caller, EventType.RECEIVED, Details.none());
        try (Connection other = DriverManager.getConnection(
                        "jdbc:sqlite:" + file.store().file());
                Statement statement = other.createStatement();
                ResultSet halfRead = statement.executeQuery("SELECT seq FROM journal")) {
            halfRead.next();
            for (int i = 0; i < WRITES; i++) {
                file.journal(caller, EventType.RECEIVED, Details.none());
            }

            assertThat(watch.walBytes()).isGreaterThan(BOUND_BYTES);
        }
    }

    @Test
    void measuresTheWalOfAFileBehindALink() throws IOException {
        Path link =
                Files.createSymbolicLink(folder.resolve("link.db"), file.store().file());
        file.claim("a");

        try (Store linked = Store.open(link, Instant::now);
                FileWatch other = linked.watch()) {
            assertThat(other.walBytes()).isPositive().isEqualTo(watch.walBytes());
        }
    }

    @Test
    void letsTheStoreClearTheWalAwayOnceBothAreClosed() {
        file.claim("a");
        assertThat(watch.walBytes()).isPositive();

        watch.close();
        file.close();

        assertThat(watch.walBytes()).isZero();
    }

    private void readEverything() {
        file.store().read(tables -> LanePages.of(tables.window()).inProgress(Cursor.newest(), 50));
        file.store().read(tables -> LanePages.of(tables.window()).saved(Cursor.newest(), 50));
        file.store().read(tables -> LanePages.of(tables.window()).refused(Long.MAX_VALUE, 50));
        file.store().read(tables -> tables.window().counts().now());
        file.store().read(tables -> tables.window().attemptRows().ofKey(SmallFile.key("North", "busy"), 50));
        file.store().read(tables -> tables.window().search().startingWith("b", 50));
    }
}
