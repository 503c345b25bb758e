package claimdesk.store.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.RawSql;
import claimdesk.store.claim.Claim;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CountsTest {

    @TempDir
    Path folder;

    private SmallFile file;

    @BeforeEach
    void open() {
        file = new SmallFile(folder);
    }

    @AfterEach
    void countsAreTrueAndTheFileCloses() {
        Tally tally = now();
        for (EventType type : EventType.values()) {
            long journalled = file.store().read(tables -> tables.journal().after(0, 10_000)).stream()
                    .map(Event::type)
                    .filter(type::equals)
                    .count();
            assertThat(tally.of(type)).as(type.name()).isEqualTo(journalled);
        }
        assertThat(tally.inProgress())
                .isEqualTo(file.store()
                        .read(tables -> LanePages.of(tables.window()).inProgress(Cursor.newest(), 10_000))
                        .size());
        assertThat(tally.saved())
                .isEqualTo(file.store()
                        .read(tables -> LanePages.of(tables.window()).saved(Cursor.newest(), 10_000))
                        .size());
        file.close();
    }

    @Test
    void countsNothingInAnEmptyFile() {
        Tally tally = now();

        assertThat(tally.inProgress()).isZero();
        assertThat(tally.saved()).isZero();
        assertThat(tally.refused()).isZero();
        assertThat(Arrays.stream(EventType.values()).mapToLong(tally::of)).containsOnly(0L);
    }

    @Test
    void countsClaimsAndSaves() {
        file.claim("a");
        file.save(file.claim("b"));

        assertThat(now().inProgress()).isEqualTo(1);
        assertThat(now().saved()).isEqualTo(1);
        assertThat(now().of(EventType.RECEIVED)).isEqualTo(2);
    }

    @Test
    void countsNoClaimAfterItsRelease() {
        Claim claim = file.claim("a");

        file.store().write(tables -> tables.claims().release(claim, "nothing happened"));

        assertThat(now().inProgress()).isZero();
        assertThat(now().of(EventType.RELEASED)).isEqualTo(1);
    }

    @Test
    void countsNoAnswerAfterItsPurge() {
        file.save(file.claim("a"));
        file.save(file.claim("b"));
        file.passMs(SmallFile.RETENTION_MS);

        file.store().write(tables -> tables.claims().purge(file.run(), 1));

        assertThat(now().saved()).isEqualTo(1);
        assertThat(now().of(EventType.PURGED)).isEqualTo(1);
    }

    @Test
    void countsATakenOverKeyOnce() {
        Claim crashed = file.refused(file.run(), SmallFile.key("North", "a"));

        file.save(file.claim(file.run(), crashed.caller().key()));

        assertThat(now().inProgress()).isZero();
        assertThat(now().saved()).isEqualTo(1);
        assertThat(now().refused()).isEqualTo(1);
        assertThat(now().of(EventType.TAKEN_OVER)).isEqualTo(1);
    }

    @Test
    void countsAnExpiredKeyThatIsClaimedAnewAsInProgress() {
        Claim first = file.claim("a");
        file.save(first);
        file.passMs(SmallFile.RETENTION_MS);

        file.claim(file.run(), first.caller().key());

        assertThat(now().inProgress()).isEqualTo(1);
        assertThat(now().saved()).isZero();
    }

    @Test
    void countsNothingThatWasRolledBack() {
        Claim claim = file.claim("a");
        Tally before = now();

        assertThatThrownBy(() -> file.store().write(tables -> {
                    tables.claims().release(claim, "about to be undone");
                    tables.claims().claim(file.request(file.caller(file.run(), SmallFile.key("North", "b"))));
                    throw new IllegalStateException("undone");
                }))
                .hasMessage("undone");

        assertThat(now()).isEqualTo(before);
    }

    @Test
    void countsNothingThatWasUndoneWithinATransaction() {
        Claim claim = file.claim("a");
        Tally before = now();

        file.store().write(tables -> tables.undoable(() -> tables.claims().release(claim, "undone"), done -> false));

        assertThat(now()).isEqualTo(before);
    }

    @Test
    void countsMoreThanTheFileHasCountedOfItself() {
        file.store().write(tables -> {
            for (int times = 0; times < 2_345; times++) {
                tables.journal().append(file.run(), EventType.FAULT, Subject.nobody(), Details.none());
            }
            return 0;
        });

        assertThat(RawSql.number(file.store().file(), "SELECT count FROM tally WHERE name = 'counted_seq'"))
                .isEqualTo(2_000);
        assertThat(now().of(EventType.FAULT)).isEqualTo(2_345);
    }

    private Tally now() {
        return file.store().read(tables -> tables.window().counts().now());
    }
}
