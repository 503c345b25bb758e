package claimdesk.ui.live;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.claim.Claim;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.Vendor;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.live.feed.LiveFeed;
import claimdesk.ui.live.lane.LaneSort;
import claimdesk.ui.live.lane.LaneViewModel;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.live.row.LaneRow;
import claimdesk.ui.live.row.TimeText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lanes over a file that another store writes to, as another process would (cases C49, C50, C53). */
class LiveLanesTest {

    @TempDir
    Path folder;

    private LiveFile file;
    private LiveFeed feed;
    private LiveViewModel model;

    @BeforeEach
    void open() {
        file = new LiveFile(folder);
        InstantSource clock = () -> Instant.ofEpochMilli(file.nowMs());
        feed = new LiveFeed(file.path(), clock, news -> model.accept(news));
        model = new LiveViewModel(feed, LiveFile.AT_ONCE, clock, OptionalLong::empty, new TimeText(ZoneOffset.UTC));
        for (Lane lane : Lane.values()) {
            model.lane(lane).setViewRows(10);
        }
    }

    @AfterEach
    void close() {
        feed.close();
        file.close();
    }

    @Test
    void scrollsThroughAllRowsNotOnlyTheNewest() {
        file.save("key-", 2_000);
        look();
        LaneViewModel saved = model.lane(Lane.SAVED);

        assertThat(saved.filledProperty().get()).isEqualTo(2_000);
        saved.scrollTo(Double.MAX_VALUE);

        assertThat(saved.topProperty().get()).isEqualTo(1_990);
        assertThat(order(saved, 1_999)).isEqualTo("key-0");
        assertThat(order(saved, 1_990)).isEqualTo("key-9");
    }

    @Test
    void keepsScrollSelectionAndSortWhileAnotherProcessWrites() {
        file.save("old-", 100);
        look();
        model.sort(Lane.SAVED, LaneSort.NEWEST);
        LaneViewModel saved = model.lane(Lane.SAVED);
        saved.scrollTo(50);
        model.selection().select(Lane.SAVED, 52);
        String chosen = order(saved, 52);

        file.save("new-", 7);
        look();

        assertThat(saved.topProperty().get()).isEqualTo(57);
        assertThat(saved.arrivalsProperty().get()).isEqualTo(7);
        assertThat(saved.selectedPlaceProperty().get()).isEqualTo(59);
        assertThat(order(saved, 59)).isEqualTo(chosen);
        assertThat(file.store().<Boolean>write(tables -> true)).isTrue();
    }

    @Test
    void pauseFreezesTheViewAndNotTheWork() {
        Claim held = file.claim("held");
        look();
        model.tick();

        model.setPaused(true);
        long frozenMs = model.nowMsProperty().get();
        file.pass(1_000);
        file.save(held);
        file.save("new-", 3);
        look();
        model.tick();

        assertThat(model.lane(Lane.IN_PROGRESS).filledProperty().get()).isEqualTo(1);
        assertThat(model.lane(Lane.SAVED).filledProperty().get()).isZero();
        assertThat(model.lane(Lane.SAVED).countProperty().get()).isEqualTo(4);
        assertThat(model.behindProperty().get()).isEqualTo(10);
        assertThat(model.nowMsProperty().get()).isEqualTo(frozenMs);
        model.setPaused(false);
        look();
        assertThat(model.behindProperty().get()).isZero();
        assertThat(model.lane(Lane.IN_PROGRESS).filledProperty().get()).isZero();
        assertThat(model.lane(Lane.SAVED).filledProperty().get()).isEqualTo(4);
    }

    @Test
    void catchesUpWithMoreThanOneLookReckonsWith() {
        look();
        model.setPaused(true);
        file.save("key-", 2_500);
        model.setPaused(false);

        look();

        assertThat(model.lane(Lane.SAVED).filledProperty().get()).isEqualTo(2_500);
        assertThat(model.behindProperty().get()).isZero();
    }

    @Test
    void filtersCombineAndArrivalsPassThemToo() {
        file.save("north-", 3);
        look();

        model.filter().onlyVendor(new Vendor("South"));
        look();
        assertThat(model.lane(Lane.SAVED).filledProperty().get()).isZero();
        file.save(file.claim("South", "south-1"));
        file.save(file.claim("North", "north-9"));
        look();

        assertThat(model.lane(Lane.SAVED).filledProperty().get()).isEqualTo(1);
        assertThat(model.lane(Lane.SAVED).countProperty().get()).isEqualTo(5);
        model.filter().onlyRetried(true);
        look();
        assertThat(model.lane(Lane.SAVED).filledProperty().get()).isZero();
        assertThat(model.filter().chips())
                .extracting(chip -> chip.text())
                .containsExactly("vendor South", "more than one attempt");
        model.filter().show(model.filter().chips().get(0).without());
        model.filter().show(model.filter().chips().get(0).without());
        look();
        assertThat(model.lane(Lane.SAVED).filledProperty().get()).isEqualTo(5);
    }

    @Test
    void aReleasedKeyLeavesItsLaneThoughNoRowNamesIt() {
        Claim held = file.claim("held");
        file.claim("stays");
        look();

        file.store().write(tables -> tables.claims().release(held, "no effect"));
        look();

        assertThat(model.lane(Lane.IN_PROGRESS).filledProperty().get()).isEqualTo(1);
        assertThat(order(model.lane(Lane.IN_PROGRESS), 0)).isEqualTo("stays");
    }

    @Test
    void sortsBySomethingElseAndKeepsTheSelection() {
        for (int key = 0; key < 20; key++) {
            Claim claim = file.claim("key-" + key);
            file.pass((key * 7) % 20);
            file.save(claim);
        }
        look();
        model.selection().select(Lane.SAVED, 4);
        String chosen = order(model.lane(Lane.SAVED), 4);

        model.sort(Lane.SAVED, LaneSort.SLOWEST);
        look();

        LaneViewModel saved = model.lane(Lane.SAVED);
        for (int place = 1; place < 20; place++) {
            saved.scrollTo(place);
            assertThat(saved.rowAt(place).orElseThrow().other())
                    .isLessThanOrEqualTo(saved.rowAt(place - 1).orElseThrow().other());
        }
        assertThat(order(saved, saved.selectedPlaceProperty().get())).isEqualTo(chosen);
    }

    @Test
    void selectsAndCopiesManyRowsInTheirOrder() {
        file.save("key-", 3_000);
        look();
        AtomicReference<String> clipboard = new AtomicReference<>();

        model.selection().selectAll(Lane.SAVED);
        model.export().copy(model.lane(Lane.SAVED), clipboard::set);

        List<String> lines = clipboard.get().lines().toList();
        assertThat(lines).hasSize(3_001);
        assertThat(lines.get(0)).startsWith("vendor\tkey\torder\t");
        assertThat(lines.get(1)).startsWith("North\tkey-2999\t");
        assertThat(lines.get(3_000)).startsWith("North\tkey-0\t");
        assertThat(model.export().messageProperty().get()).contains("3\u00A0000 rows copied");
    }

    @Test
    void exportsWhatIsShownEscapedAndWithoutFormulas() throws IOException {
        file.save(file.claim("South", "=cmd\u202E"));
        file.save(file.claim("North", "other"));
        model.filter().onlyVendor(new Vendor("South"));
        look();
        Path target = folder.resolve("rows.csv");
        model.export().askForFiles(new Chosen(target));

        model.export().export(model.lane(Lane.SAVED));

        assertThat(Files.readAllLines(target)).hasSize(2);
        assertThat(Files.readString(target))
                .contains("\"South\",\"'=cmd\u27E8U+202E\u27E9\"")
                .doesNotContain("other");
        assertThat(model.export().messageProperty().get()).contains("1 row written");
    }

    @Test
    void saysWhichNamesAnExportCanHave() {
        file.save("key-", 1);
        look();
        Path target = folder.resolve("rows.xlsx");
        model.export().askForFiles(new Chosen(target));

        model.export().export(model.lane(Lane.SAVED));

        assertThat(model.export().messageProperty().get())
                .contains(".csv or .ndjson")
                .contains("Nothing was written");
        assertThat(target).doesNotExist();
    }

    @Test
    void holdsNoReadBetweenLooksSoThatTheLogStaysShort() {
        file.save("key-", 10);
        look();
        model.selection().select(Lane.SAVED, 3);

        for (int round = 0; round < 40; round++) {
            file.save("round-" + round + "-", 50);
            look();
        }

        assertThat(folder.resolve("orders.db-wal"))
                .satisfies(log -> assertThat(Files.size(log)).isLessThan(8L * 1024 * 1024));
    }

    /** Until there is nothing more to read. */
    private void look() {
        for (int look = 0; look < 50; look++) {
            feed.look();
        }
    }

    private static String order(LaneViewModel lane, int place) {
        return lane.rowAt(place).map(LaneRow::order).map(OrderId::text).orElse("not read");
    }

    /** A person who always names this file. */
    private record Chosen(Path file) implements FilePicker {
        @Override
        public Optional<Path> open(String title, List<Kind> kinds) {
            return Optional.of(file);
        }

        @Override
        public Optional<Path> save(String title, String name, List<Kind> kinds) {
            return Optional.of(file);
        }
    }
}
