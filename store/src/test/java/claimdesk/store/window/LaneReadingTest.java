package claimdesk.store.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import claimdesk.store.claim.Claim;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.order.Operation;
import claimdesk.store.window.lane.FilterChoices.RunChoice;
import claimdesk.store.window.lane.LaneChanges;
import claimdesk.store.window.lane.LaneChanges.ChangedKey;
import claimdesk.store.window.lane.LaneFilter;
import claimdesk.store.window.lane.Places;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The order of the lanes by row numbers, and what commits change in it. */
class LaneReadingTest {

    @TempDir
    Path folder;

    private SmallFile file;

    @BeforeEach
    void open() {
        file = new SmallFile(folder);
    }

    @AfterEach
    void close() {
        file.close();
    }

    @Test
    void readsALaneInChunksThatLoseNoRowAndRepeatNone() {
        for (int key = 0; key < 7; key++) {
            file.save(file.claim("key-" + key));
        }

        List<Long> numbers = new ArrayList<>();
        Optional<Cursor> next = Optional.of(Cursor.newest());
        while (next.isPresent()) {
            Places places = saved(LaneFilter.none(), next.get());
            assertThat(places.lookedAt()).isLessThanOrEqualTo(3);
            for (long number : places.numbers()) {
                numbers.add(number);
            }
            next = places.next();
        }

        assertThat(numbers).containsExactly(7L, 6L, 5L, 4L, 3L, 2L, 1L);
    }

    @Test
    void looksAtNoMoreRowsThanAskedHoweverFewMatch() {
        file.save(file.claim(file.run(), SmallFile.key("South", "a")));
        for (int key = 0; key < 5; key++) {
            file.save(file.claim("key-" + key));
        }

        Places first = saved(LaneFilter.none().withVendor(Optional.of(new Vendor("South"))), Cursor.newest());

        assertThat(first.numbers()).isEmpty();
        assertThat(first.lookedAt()).isEqualTo(3);
        assertThat(first.next()).isPresent();
    }

    @Test
    void combinesWhatIsFilteredBy() {
        RunId other = file.beginRun();
        file.save(file.claim("once"));
        file.save(file.claim("twice"));
        file.ask(file.received(file.run(), SmallFile.key("North", "twice")));
        file.save(file.claim(other, SmallFile.key("North", "elsewhere")));
        LaneFilter north = LaneFilter.none().withVendor(Optional.of(new Vendor("North")));

        assertThat(saved(north, Cursor.newest()).numbers()).containsExactly(4, 2, 1);
        assertThat(saved(north.withRetriedOnly(true), Cursor.newest()).numbers())
                .containsExactly(2);
        assertThat(saved(north.withRun(Optional.of(other)), Cursor.newest()).numbers())
                .containsExactly(4);
        assertThat(saved(north.withRun(Optional.of(other)).withRetriedOnly(true), Cursor.newest())
                        .numbers())
                .isEmpty();
        assertThat(saved(north.withOperation(Optional.of(Operation.REFUND)), Cursor.newest())
                        .numbers())
                .isEmpty();
        assertThat(saved(north.withProtocol(Optional.of("owned-claim")), Cursor.newest())
                        .numbers())
                .hasSize(3);
        assertThat(saved(north.withProtocol(Optional.of("best-effort")), Cursor.newest())
                        .numbers())
                .isEmpty();
    }

    @Test
    void filtersRefusedSavesByTheirKeysRowAndRun() {
        file.refused(file.run(), SmallFile.key("North", "late"));
        LaneFilter deliver = LaneFilter.none().withOperation(Optional.of(Operation.DELIVER));

        assertThat(refused(deliver)).hasSize(1);
        assertThat(refused(deliver.withRun(Optional.of(file.run())))).hasSize(1);
        assertThat(refused(LaneFilter.none().withOperation(Optional.of(Operation.REFUND))))
                .isEmpty();
        assertThat(refused(LaneFilter.none().withVendor(Optional.of(new Vendor("South")))))
                .isEmpty();
    }

    @Test
    void tellsWhereAChangedKeyStandsNow() {
        Claim claim = file.claim("a");
        long before = seq();
        file.save(claim);
        file.claim("b");

        LaneChanges changes = changes(before, LaneFilter.none());

        assertThat(changes.keys())
                .extracting(ChangedKey::number, ChangedKey::isSaved, ChangedKey::isMatch)
                .containsExactlyInAnyOrder(tuple(1L, true, true), tuple(2L, false, true));
        assertThat(changes.isKeyGone()).isFalse();
        assertThat(changes(before, LaneFilter.none().withRetriedOnly(true)).keys())
                .noneMatch(ChangedKey::isMatch);
    }

    @Test
    void tellsThatAKeyIsGoneAndWhichSavesWereRefused() {
        long before = seq();
        file.refused(file.run(), SmallFile.key("North", "late"));
        file.journal(file.caller(file.run(), SmallFile.key("North", "nowhere")), EventType.RELEASED, Details.none());

        LaneChanges changes = changes(before, LaneFilter.none());

        assertThat(changes.isKeyGone()).isTrue();
        assertThat(changes.refused()).hasSize(1);
        assertThat(changes.isPurged()).isFalse();
        assertThat(changes(seq(), LaneFilter.none()).keys()).isEmpty();
    }

    @Test
    void readsRowsByTheirNumbersAndLeavesOutWhatIsNotInTheLane() {
        Claim first = file.claim("a");
        file.claim("b");
        file.save(first);

        assertThat(file.<List<SavedRow>>read(window -> window.rowsByNumber().saved(new long[] {1, 2, 9})))
                .extracting(SavedRow::id)
                .containsExactly(1L);
        assertThat(file.<List<InProgressRow>>read(
                        window -> window.rowsByNumber().inProgress(new long[] {1, 2, 9})))
                .extracting(InProgressRow::id)
                .containsExactly(2L);
    }

    @Test
    void namesVendorsAndRunsToChooseFrom() {
        file.claim(file.run(), SmallFile.key("South", "a"));
        file.claim(file.run(), SmallFile.key("North", "a"));
        file.claim(file.run(), SmallFile.key("North", "b"));
        RunId second = file.beginRun();

        assertThat(file.<List<Vendor>>read(window -> window.filterChoices().vendors(10)))
                .extracting(Vendor::text)
                .containsExactly("North", "South");
        assertThat(file.<List<RunChoice>>read(window -> window.filterChoices().runs(10)))
                .extracting(RunChoice::run)
                .containsExactly(second, file.run());
    }

    private Places saved(LaneFilter filter, Cursor before) {
        return file.read(window -> window.lanePlaces().saved(filter, false, before, 3));
    }

    private long[] refused(LaneFilter filter) {
        return file.<Places>read(window -> window.lanePlaces().refused(filter, Cursor.newest(), 10))
                .numbers();
    }

    private LaneChanges changes(long after, LaneFilter filter) {
        long upTo = seq();
        return file.read(window -> window.changeLog().between(after, upTo, filter));
    }

    private long seq() {
        return file.store().read(tables -> tables.journal().lastSeq());
    }
}
