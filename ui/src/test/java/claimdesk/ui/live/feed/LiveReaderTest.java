package claimdesk.ui.live.feed;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.Store;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import claimdesk.store.window.lane.LaneFilter;
import claimdesk.ui.live.lane.LaneViewModel;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.live.row.LaneRow;
import claimdesk.ui.live.row.Told;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What one look after the other finds of a refused save. */
class LiveReaderTest {

    private static final Subject SUBJECT = Subject.of(new ScopedKey(new Vendor("north"), new IdempotencyKey("key-7")))
            .with(new AttemptId("a1"))
            .with(new OrderId("4711"));

    @TempDir
    Path folder;

    private Store store;
    private RunId run;
    private LiveReader reader;
    private final LaneViewModel lane = new LaneViewModel(Lane.REFUSED);
    private Wanted wanted = Wanted.newest();

    @BeforeEach
    void open() {
        store = Store.open(folder.resolve("orders.db"), InstantSource.fixed(Instant.EPOCH));
        run = store.write(tables -> tables.runs().beginLive("test", FitProtocol.DEFAULT));
        reader = new LiveReader(store, new OwnWrites(run -> false));
        lane.setViewRows(10);
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void learnsThatTheReplyWasLostAfterItWasAnswered() {
        journal(EventType.REFUSED, Details.of(Detail.TERM, "lease"));
        assertThat(told().status()).isEmpty();

        journal(EventType.ANSWERED, Details.of(Detail.STATUS, 500));
        assertThat(told().status()).hasValue(500);
        assertThat(told().isLost()).isFalse();

        journal(EventType.REPLY_LOST, Details.none());
        assertThat(told().isLost()).isTrue();
    }

    private Told told() {
        LiveSnapshot read = reader.read(wanted, Optional.empty(), 0);
        lane.apply(read.lanes().get(Lane.REFUSED));
        wanted = Wanted.of(LaneFilter.none(), List.of(lane), Optional.empty(), false);
        LaneRow row = lane.rowAt(0).orElseThrow();
        return row.match(claim -> Told.nothing(), saved -> Told.nothing(), refused -> refused.told());
    }

    private void journal(EventType type, Details details) {
        store.write(tables -> tables.journal().append(run, type, SUBJECT, details));
    }
}
