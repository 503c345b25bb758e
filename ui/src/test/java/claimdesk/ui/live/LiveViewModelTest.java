package claimdesk.ui.live;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.app.simulation.Simulation;
import claimdesk.store.database.Durability;
import claimdesk.store.study.Protocols;
import claimdesk.ui.live.detail.TermRow;
import claimdesk.ui.live.feed.LiveFeed;
import claimdesk.ui.live.feed.LiveNews;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.live.row.LaneRow;
import claimdesk.ui.live.row.RowText;
import claimdesk.ui.live.row.TimeText;
import claimdesk.ui.live.row.Told;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LiveViewModelTest {

    private static final long START_MS = Simulation.START_MS;

    @TempDir
    Path folder;

    private Path file;
    private final List<LiveNews> news = new ArrayList<>();
    private OptionalLong runNowMs = OptionalLong.empty();
    private LiveFeed feed;
    private LiveViewModel model;

    @BeforeEach
    void open() {
        file = folder.resolve("made").resolve("orders.db");
        InstantSource wall = () -> Instant.ofEpochMilli(START_MS);
        feed = new LiveFeed(file, wall, one -> {
            news.add(one);
            model.accept(one);
        });
        model = new LiveViewModel(feed, LiveFile.AT_ONCE, wall, () -> runNowMs, new TimeText(ZoneOffset.UTC));
        feed.look();
    }

    @AfterEach
    void close() {
        feed.close();
    }

    @Test
    void makesTheFileAndOffersTheFirstRow() {
        assertThat(file).exists();
        assertThat(model.openProperty().get()).isTrue();
        assertThat(model.emptyProperty().get()).isTrue();
    }

    @Test
    void readsNothingUnlessSomethingWasWritten() {
        feed.look();
        feed.look();

        assertThat(news).hasSize(1);
    }

    @Test
    void showsWhatAnotherConnectionWrote() {
        play("demo", "owned-claim-atomic", Long.MAX_VALUE);

        feed.look();

        assertThat(model.emptyProperty().get()).isFalse();
        assertThat(model.lane(Lane.SAVED).countProperty().get()).isEqualTo(42);
        assertThat(model.lane(Lane.REFUSED).countProperty().get()).isEqualTo(1);
        assertThat(row(Lane.REFUSED, 0).order().text()).isEqualTo("1-northwind-1");
    }

    @Test
    void showsEachTermOfARefusedSaveAndTheAttemptsOfItsKey() {
        play("demo", "owned-claim-atomic", Long.MAX_VALUE);
        feed.look();

        model.selection().select(Lane.REFUSED, 0);

        assertThat(model.detail().termsProperty().get())
                .extracting(TermRow::verdict)
                .containsExactly(
                        TermRow.Verdict.HELD,
                        TermRow.Verdict.HELD,
                        TermRow.Verdict.FAILED_FIRST,
                        TermRow.Verdict.FAILED_TOO,
                        TermRow.Verdict.NOT_KNOWN);
        assertThat(model.detail().whyProperty().get())
                .contains("already held an answer")
                .contains("answered 500");
        assertThat(model.detail().attempts()).hasSize(2);
        assertThat(model.detail().attempts().get(0).told()).startsWith("500");
        assertThat(model.detail().copied(List.of())).contains("save refused: the row is no longer in progress");
    }

    @Test
    void saysWhatARefusedSaveWasAnswered() {
        play("lease-too-short", "owned-claim", Long.MAX_VALUE);

        feed.look();

        assertThat(RowText.of(row(Lane.REFUSED, 0), START_MS).side()).isEqualTo("500 server error");
        assertThat(new Told(OptionalInt.of(200), false).afterRefusal()).isEqualTo("200 success");
        assertThat(Told.nothing().afterRefusal()).isEqualTo("not answered");
    }

    @Test
    void judgesALeaseByTheClockOfTheRun() {
        play("demo", "owned-claim-atomic", 700);
        feed.look();
        LaneRow.InProgress claim = (LaneRow.InProgress) row(Lane.IN_PROGRESS, 0);
        long untilMs = claim.row().leaseUntilMs();

        runNowMs = OptionalLong.of(untilMs - 1_500);
        model.tick();
        assertThat(RowText.of(claim, model.nowMsProperty().get()).side()).isEqualTo("1.5 s");
        assertThat(RowText.leaseFraction(claim.row(), model.nowMsProperty().get()))
                .isEqualTo(0.5);

        runNowMs = OptionalLong.of(untilMs);
        model.tick();
        assertThat(RowText.of(claim, model.nowMsProperty().get()).side()).isEqualTo("ended 0.0 s ago");
    }

    @Test
    void followsASelectedKeyFromInProgressToSaved() {
        try (Simulation run = begin("quiet-day", "owned-claim-atomic")) {
            while (model.lane(Lane.IN_PROGRESS).filledProperty().get() == 0 && run.step()) {
                feed.look();
            }
            model.selection().select(Lane.IN_PROGRESS, 0);
            LaneRow chosen = model.selection().selectedProperty().get().orElseThrow();

            while (run.step()) {
                feed.look();
            }

            feed.look();
            LaneRow now = model.selection().selectedProperty().get().orElseThrow();
            assertThat(now.lane()).isEqualTo(Lane.SAVED);
            assertThat(now.key()).isEqualTo(chosen.key());
        }
    }

    @Test
    void keepsTheSelectionWithItsRowWhileRowsShift() {
        play("demo", "owned-claim-atomic", 20_000);
        feed.look();
        model.selection().move(Lane.SAVED, 1);
        model.selection().move(Lane.SAVED, 1);
        LaneRow chosen = model.selection().selectedProperty().get().orElseThrow();
        assertThat(model.lane(Lane.SAVED).selectedPlaceProperty().get()).isEqualTo(1);

        play("quiet-day", "owned-claim-atomic", 3_000);
        feed.look();

        int place = model.lane(Lane.SAVED).selectedPlaceProperty().get();
        assertThat(place).isGreaterThan(1);
        assertThat(row(Lane.SAVED, place).isSame(chosen)).isTrue();
    }

    @Test
    void saysOnceThatTheFileIsGoneAndMakesNoEmptyOneInItsPlace() throws IOException {
        Path aside = folder.resolve("aside.db");
        Files.move(file, aside);

        feed.look();
        feed.look();

        assertThat(model.problemProperty().get()).contains("no longer there").contains("put it back");
        assertThat(news).hasSize(2);
        assertThat(file).doesNotExist();
        Files.move(aside, file);
        feed.look();
        assertThat(model.problemProperty().get()).isEmpty();
        assertThat(model.openProperty().get()).isTrue();
    }

    private LaneRow row(Lane lane, int place) {
        Optional<LaneRow> row = model.lane(lane).rowAt(place);
        return row.orElseThrow();
    }

    /** Plays until the run's clock has gone on by {@code forMs}, or to its end. */
    private void play(String scenario, String protocol, long forMs) {
        try (Simulation run = begin(scenario, protocol)) {
            long beginMs = run.clock().millis();
            boolean hasMore = true;
            while (hasMore && run.clock().millis() - beginMs < forMs) {
                hasMore = run.step();
            }
        }
    }

    private Simulation begin(String scenario, String protocol) {
        return Simulation.begin(
                file,
                Durability.NONE,
                ShippedScenarios.find(scenario).orElseThrow(),
                Protocols.named(protocol).orElseThrow(),
                START_MS);
    }
}
