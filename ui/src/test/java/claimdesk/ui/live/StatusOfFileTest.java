package claimdesk.ui.live;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.Store;
import claimdesk.store.UnitOfWork;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.identity.RunId;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import claimdesk.ui.live.feed.DataFile;
import claimdesk.ui.live.feed.LiveFeed;
import claimdesk.ui.live.feed.OwnWrites;
import claimdesk.ui.live.row.TimeText;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the status line says of a real file that others read and write (case C49). */
class StatusOfFileTest {

    /** What one commit puts into the write-ahead log: enough that a few of them go beyond the bound. */
    private static final int KEYS_PER_COMMIT = 2_000;

    private static final int COMMITS = 12;

    @TempDir
    Path folder;

    private final Set<RunId> own = new HashSet<>();
    private final OwnWrites writes = new OwnWrites(own::contains);
    private LiveFile file;
    private LiveFeed feed;
    private LiveViewModel model;

    @BeforeEach
    void open() {
        file = new LiveFile(folder);
        InstantSource clock = () -> Instant.ofEpochMilli(file.nowMs());
        feed = new LiveFeed(DataFile.writable(file.path()), clock, Duration.ZERO, writes, news -> model.accept(news));
        model = new LiveViewModel(feed, LiveFile.AT_ONCE, clock, OptionalLong::empty, new TimeText(ZoneOffset.UTC));
        feed.look();
    }

    @AfterEach
    void close() {
        feed.close();
        file.close();
    }

    @Test
    void tellsTheRunsOfThisProgramFromThoseOfOthers() {
        own.add(file.run());
        file.save("mine-", 3);
        feed.look();
        assertThat(model.status().writtenElsewhereProperty().get()).isFalse();

        own.clear();
        file.save("theirs-", 1);
        feed.look();
        assertThat(model.status().writtenElsewhereProperty().get()).isTrue();
    }

    @Test
    void whatAPersonDidInThisWindowIsNobodyElsesAndWhatAnotherDidIs() {
        try (Store here = Store.open(file.path(), () -> Instant.ofEpochMilli(file.nowMs()))) {
            note(unit -> writes.write(here, unit));
            note(unit -> writes.write(here, unit));
            feed.look();
            assertThat(model.status().writtenElsewhereProperty().get()).isFalse();

            note(unit -> writes.write(here, unit));
            note(here::write);
            note(unit -> writes.write(here, unit));
            feed.look();
            assertThat(model.status().writtenElsewhereProperty().get()).isTrue();
        }
    }

    private static void note(Consumer<UnitOfWork<Long>> writer) {
        writer.accept(tables -> {
            RunId people = tables.runs().beginLive("people", FitProtocol.DEFAULT);
            return tables.journal()
                    .append(people, EventType.AGENT_ACTION, Subject.nobody(), Details.of(Detail.REASON, "called"));
        });
    }

    @Test
    void warnsWhileAReaderHoldsTheLogAndNotOtherwise() throws SQLException {
        for (int commit = 0; commit < COMMITS; commit++) {
            file.save("free-" + commit + "-", KEYS_PER_COMMIT);
            feed.look();
            assertThat(model.status().logHeldProperty().get()).isFalse();
        }
        try (Connection reader = DriverManager.getConnection("jdbc:sqlite:" + file.path());
                Statement statement = reader.createStatement();
                ResultSet halfRead = statement.executeQuery("SELECT seq FROM journal")) {
            halfRead.next();
            for (int commit = 0; commit < COMMITS; commit++) {
                file.save("held-" + commit + "-", KEYS_PER_COMMIT);
                feed.look();
            }
            assertThat(model.status().logHeldProperty().get()).isTrue();
        }
        file.save("let go-", 1);
        file.save("let go too-", 1);
        feed.look();
        assertThat(model.status().logHeldProperty().get()).isFalse();
    }
}
