package claimdesk.store.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.tuple;

import claimdesk.store.claim.Claim;
import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.PredicateTerm;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LanePagesTest {

    private static final int ROWS = 25;
    private static final int PAGE = 7;

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
    void showsAClaimWithItsLeaseAndItsAttempts() {
        Claim claim = file.claim("a");
        file.ask(file.received(file.run(), SmallFile.key("North", "a")));
        file.received(file.run(), SmallFile.key("South", "a"));

        assertThat(inProgress(Cursor.newest(), 10))
                .containsExactly(new InProgressRow(
                        1,
                        SmallFile.key("North", "a"),
                        claim.caller().order(),
                        claim.caller().operation(),
                        claim.caller().attempt(),
                        file.run(),
                        file.nowMs(),
                        file.nowMs() + SmallFile.LEASE_MS,
                        2));
    }

    @Test
    void showsASavedAnswerWithItsDurationAttemptsAndReplays() {
        Claim claim = file.claim("a");
        file.passMs(2_100);
        file.save(claim);
        file.ask(file.received(file.run(), claim.caller().key()));
        file.ask(file.received(file.run(), claim.caller().key()));

        SavedRow row = saved(Cursor.newest(), 10).get(0);

        assertThat(row.key()).isEqualTo(claim.caller().key());
        assertThat(row.status()).isEqualTo(200);
        assertThat(row.outcome()).isEqualTo(OutcomeClass.FINAL);
        assertThat(row.durationMs()).isEqualTo(2_100);
        assertThat(row.attempts()).isEqualTo(3);
        assertThat(row.replays()).isEqualTo(2);
        assertThat(inProgress(Cursor.newest(), 10)).isEmpty();
    }

    @Test
    void showsARefusedSaveWithTheTermThatFailed() {
        Claim late = file.refused(file.run(), SmallFile.key("North", "a"));

        RefusedRow row = refused(Long.MAX_VALUE, 10).get(0);

        assertThat(row.key()).isEqualTo(late.caller().key());
        assertThat(row.order()).isEqualTo(late.caller().order());
        assertThat(row.attempt()).isEqualTo(late.caller().attempt());
        assertThat(row.run()).isEqualTo(file.run());
        assertThat(row.atMs()).isEqualTo(file.nowMs());
        assertThat(row.term()).isEqualTo(PredicateTerm.LEASE);
        assertThat(row.details().number(Detail.STORED_LEASE_UNTIL_MS)).hasValue(late.leaseUntilMs());
    }

    @Test
    void pagesClaimsOfOneInstantWithoutLossOrDouble() {
        List<ScopedKey> newestFirst = new ArrayList<>();
        for (int i = 0; i < ROWS; i++) {
            newestFirst.add(0, file.claim("key-" + i).caller().key());
            file.passMs(i % 10 == 9 ? 1 : 0);
        }

        List<InProgressRow> rows = allPages(Cursor.newest(), this::inProgress, LanePages::after);

        assertThat(rows).extracting(InProgressRow::key).containsExactlyElementsOf(newestFirst);
    }

    @Test
    void pagesSavesOfOneInstantWithoutLossOrDouble() {
        List<Claim> claims = new ArrayList<>();
        for (int i = 0; i < ROWS; i++) {
            claims.add(file.claim("key-" + i));
        }
        claims.forEach(file::save);

        List<SavedRow> rows = allPages(Cursor.newest(), this::saved, LanePages::after);

        assertThat(rows).hasSize(ROWS).extracting(SavedRow::savedAtMs).containsOnly(file.nowMs());
        assertThat(rows).extracting(SavedRow::id).isSortedAccordingTo((a, b) -> Long.compare(b, a));
        assertThat(rows).extracting(SavedRow::key).doesNotHaveDuplicates();
    }

    @Test
    void pagesRefusedSavesWithoutLossOrDouble() {
        for (int i = 0; i < ROWS; i++) {
            file.refused(file.run(), SmallFile.key("North", "key-" + i));
        }

        List<RefusedRow> rows = allPages(Long.MAX_VALUE, this::refused, RefusedRow::seq);

        assertThat(rows).hasSize(ROWS).extracting(RefusedRow::seq).isSortedAccordingTo((a, b) -> Long.compare(b, a));
        assertThat(rows).extracting(RefusedRow::key).doesNotHaveDuplicates();
    }

    @Test
    void keepsItsPlaceWhileNewRowsArrive() {
        for (int i = 0; i < ROWS; i++) {
            file.claim("old-" + i);
        }
        List<InProgressRow> first = inProgress(Cursor.newest(), PAGE);
        file.claim("new, in the same instant");
        file.passMs(1);
        file.claim("new, later");

        List<InProgressRow> rest = allPages(LanePages.after(first.get(PAGE - 1)), this::inProgress, LanePages::after);

        assertThat(rest).hasSize(ROWS - PAGE);
        assertThat(rest)
                .extracting(InProgressRow::key)
                .doesNotContainAnyElementsOf(
                        first.stream().map(InProgressRow::key).toList())
                .allMatch(key -> key.key().text().startsWith("old-"));
    }

    @Test
    void movesATakenOverClaimToTheTop() {
        Claim crashed = file.claim("a");
        file.claim("b");
        file.passMs(SmallFile.LEASE_MS);

        ClaimOutcome takenOver =
                file.ask(file.received(file.run(), crashed.caller().key()));

        assertThat(takenOver).isInstanceOf(ClaimOutcome.Claimed.class);
        assertThat(inProgress(Cursor.newest(), 10))
                .extracting(row -> row.key().key().text(), InProgressRow::attempts)
                .containsExactly(tuple("a", 2), tuple("b", 1));
    }

    @Test
    void countsTheAttemptsOfAKeyOnlySoFar() {
        Claim claim = file.claim("a");
        for (int i = 0; i < RowsByNumber.COUNTED_MAX; i++) {
            file.journal(claim.caller(), EventType.RECEIVED, Details.none());
        }

        assertThat(inProgress(Cursor.newest(), 1).get(0).attempts()).isEqualTo(RowsByNumber.COUNTED_MAX);
    }

    @Test
    void namesTheJournalRowOfARefusalThatSaysTooLittle() {
        file.journal(file.caller(file.run(), SmallFile.key("North", "a")), EventType.REFUSED, Details.none());

        assertThatIllegalStateException()
                .isThrownBy(() -> refused(Long.MAX_VALUE, 1))
                .withMessage("the refused save in journal row 1 names no term");
    }

    @Test
    void showsTheRowsOfOneRun() {
        RunId other = file.beginRun();
        file.save(file.claim(file.run(), SmallFile.key("North", "saved here")));
        file.save(file.claim(other, SmallFile.key("North", "saved there")));
        file.refused(file.run(), SmallFile.key("North", "refused here"));
        file.refused(other, SmallFile.key("North", "refused there"));

        assertThat(file.store().<List<InProgressRow>>read(tables -> LanePages.of(tables.window())
                        .inProgress(other, Cursor.newest(), 10)))
                .extracting(row -> row.key().key().text())
                .containsExactly("refused there");
        assertThat(file.store().<List<SavedRow>>read(tables -> LanePages.of(tables.window())
                        .saved(other, Cursor.newest(), 10)))
                .extracting(row -> row.key().key().text())
                .containsExactly("saved there");
        assertThat(file.store().<List<RefusedRow>>read(tables -> LanePages.of(tables.window())
                        .refused(other, Long.MAX_VALUE, 10)))
                .extracting(row -> row.key().key().text())
                .containsExactly("refused there");
        assertThat(inProgress(Cursor.newest(), 10)).hasSize(2);
    }

    @Test
    void refusesAPageWithoutRows() {
        assertThatIllegalArgumentException().isThrownBy(() -> inProgress(Cursor.newest(), 0));
        assertThatIllegalArgumentException().isThrownBy(() -> saved(Cursor.newest(), -1));
        assertThatIllegalArgumentException().isThrownBy(() -> refused(Long.MAX_VALUE, 0));
    }

    private List<InProgressRow> inProgress(Cursor before, int limit) {
        return file.store().read(tables -> LanePages.of(tables.window()).inProgress(before, limit));
    }

    private List<SavedRow> saved(Cursor before, int limit) {
        return file.store().read(tables -> LanePages.of(tables.window()).saved(before, limit));
    }

    private List<RefusedRow> refused(long beforeSeq, int limit) {
        return file.store().read(tables -> LanePages.of(tables.window()).refused(beforeSeq, limit));
    }

    private static <C, R> List<R> allPages(C from, BiFunction<C, Integer, List<R>> pages, Function<R, C> cursor) {
        List<R> all = new ArrayList<>();
        C before = from;
        List<R> page;
        do {
            page = pages.apply(before, PAGE);
            all.addAll(page);
            before = page.isEmpty() ? before : cursor.apply(page.get(page.size() - 1));
        } while (page.size() == PAGE);
        return all;
    }
}
