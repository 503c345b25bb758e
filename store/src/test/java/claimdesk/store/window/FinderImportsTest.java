package claimdesk.store.window;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.Vendor;
import claimdesk.store.imported.EvidenceLine;
import claimdesk.store.imported.LineCounts;
import claimdesk.store.imported.SourceFile;
import claimdesk.store.imported.SourceKind;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import claimdesk.store.window.find.FoundPage;
import claimdesk.store.window.find.FoundRow;
import claimdesk.store.window.find.SearchProgress;
import claimdesk.store.window.find.Standing;
import claimdesk.store.window.query.Field;
import claimdesk.store.window.query.Query;
import claimdesk.store.window.query.Relation;
import claimdesk.store.window.query.StateWord;
import claimdesk.store.window.query.Term;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was imported is found like the journal, as long as it counts. */
class FinderImportsTest {

    private static final Subject SUBJECT = Subject.of(new Vendor("east"))
            .with(new IdempotencyKey("re-5120"))
            .with(new AttemptId("r-2001"))
            .with(new OrderId("5120"));

    @TempDir
    Path folder;

    private SmallFile file;
    private int imports;

    @BeforeEach
    void open() {
        file = new SmallFile(folder);
    }

    @AfterEach
    void close() {
        file.close();
    }

    @Test
    void findsLinesByEveryNameAndByWhatTheySay() {
        Details said = Details.none().with(Detail.STATUS, 500).with(Detail.FINGERPRINT, "abc");
        finished(SourceKind.REQUEST_LOG, line(1, OptionalLong.of(100), Optional.empty(), SUBJECT, said));

        for (Term term : List.of(
                word("re-5"),
                word("5120"),
                word("r-2"),
                word("eas"),
                new Term.Named(Optional.of(Field.VENDOR), "east"),
                new Term.Status(500),
                new Term.Hash("ab"),
                new Term.Attempts(Relation.EQUAL, 1),
                new Term.During(100, 101),
                new Term.In(StateWord.IMPORTED))) {
            assertThat(find(term)).as("%s", term).hasSize(1);
        }
        assertThat(find(new Term.During(101, 200))).isEmpty();
        assertThat(find(new Term.Status(200))).isEmpty();
    }

    @Test
    void saysThatOnlyImportsNameIt() {
        Details said = Details.none().with(Detail.STATUS, 500);
        finished(SourceKind.REQUEST_LOG, line(1, OptionalLong.of(100), Optional.empty(), SUBJECT, said));

        FoundRow row = find(word("5120")).get(0);

        assertThat(row.standing()).isEqualTo(Standing.IMPORTED);
        assertThat(row.isImported()).isTrue();
        assertThat(row.attempts()).isEqualTo(1);
        assertThat(row.status()).isEqualTo(OptionalInt.of(500));
        assertThat(row.newestAtMs()).hasValue(100);
    }

    @Test
    void findsAnOrderThatLinesNameWithoutAKey() {
        Subject keyless = Subject.nobody().with(new OrderId("77"));
        finished(SourceKind.EFFECT_LOG, line(1, OptionalLong.empty(), Optional.empty(), keyless, Details.none()));

        assertThat(find(word("77")))
                .singleElement()
                .satisfies(row -> assertThat(row.order()).contains(new OrderId("77")))
                .satisfies(row -> assertThat(row.newestAtMs()).isEmpty());
        assertThat(find(new Term.During(0, Long.MAX_VALUE))).isEmpty();
    }

    @Test
    void findsAnImportedJournalsRefusalsAndADumpsClaims() {
        finished(
                SourceKind.JOURNAL,
                line(1, OptionalLong.of(5), Optional.of(EventType.REFUSED), SUBJECT, Details.none()));
        Subject dumped = Subject.of(new Vendor("east")).with(new IdempotencyKey("dumped"));
        Details inProgress = Details.none().with(Detail.STATE, "in_progress");
        finished(SourceKind.KEY_TABLE, line(1, OptionalLong.of(5), Optional.empty(), dumped, inProgress));

        assertThat(find(new Term.In(StateWord.REFUSED)))
                .extracting(row -> row.order().orElseThrow().text())
                .containsExactly("5120");
        assertThat(find(new Term.In(StateWord.IN_PROGRESS)))
                .extracting(row -> row.key().orElseThrow().key().text())
                .containsExactly("dumped");
    }

    @Test
    void findsNothingOfAnImportThatIsNotFinishedOrWasUndone() {
        EvidenceLine line = line(1, OptionalLong.of(5), Optional.empty(), SUBJECT, Details.none());
        RunId undone = finished(SourceKind.REQUEST_LOG, line);
        begun(SourceKind.REQUEST_LOG, line);
        assertThat(find(word("5120"))).hasSize(1);

        file.store().write(tables -> tables.imports().undo(undone));

        assertThat(find(word("5120"))).isEmpty();
        assertThat(find(word("re-"))).isEmpty();
        assertThat(find(word("r-2"))).isEmpty();
        assertThat(find(new Term.In(StateWord.IMPORTED))).isEmpty();
    }

    @Test
    void looksAtTheJournalAndAtImportsTogether() {
        file.journal(file.caller(file.run(), SmallFile.key("east", "re-5120")), EventType.BUSY, Details.none());
        Details said = Details.none().with(Detail.STATUS, 500);
        finished(SourceKind.REQUEST_LOG, line(1, OptionalLong.of(100), Optional.empty(), SUBJECT, said));

        assertThat(find(new Term.In(StateWord.BUSY), new Term.Status(500))).hasSize(1);
        assertThat(find(new Term.Status(500), new Term.In(StateWord.REFUSED))).isEmpty();
    }

    private RunId finished(SourceKind kind, EvidenceLine line) {
        RunId run = begun(kind, line);
        assertThat(file.store().index(run, () -> true)).isTrue();
        boolean isFinished = file.store().write(tables -> tables.imports().finish(run, new LineCounts(1, 0, 0)));
        assertThat(isFinished).isTrue();
        return run;
    }

    private RunId begun(SourceKind kind, EvidenceLine line) {
        String hash = String.format("%064x", ++imports);
        return file.store().write(tables -> {
            RunId run = tables.imports().begin(new SourceFile("a file", hash, kind, ""));
            tables.imports().stage(run, List.of(line));
            return run;
        });
    }

    private static EvidenceLine line(
            long number, OptionalLong atMs, Optional<EventType> type, Subject subject, Details details) {
        return new EvidenceLine(number, atMs, type, subject, details);
    }

    private List<FoundRow> find(Term... terms) {
        SearchProgress search = new SearchProgress(Query.of(terms), 100);
        List<FoundRow> found = new ArrayList<>();
        FoundPage page;
        do {
            page = file.read(window -> window.finder().next(search, file.nowMs()));
            found.addAll(page.rows());
        } while (!page.isComplete());
        return found;
    }

    private static Term word(String prefix) {
        return new Term.Named(Optional.empty(), prefix);
    }
}
