package claimdesk.ui.simulate.result;

import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.evidence.Score;
import claimdesk.app.evidence.ScoreRows;
import claimdesk.app.evidence.Violation;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Event;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.ShownText;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** Journal rows of a run: the newest, or those behind a figure or a violation. For the JavaFX thread only. */
public final class RowsViewModel {

    private final RunJournal journal;
    private final Background background;
    private final LongFunction<String> times;
    private final Consumer<ScopedKey> onShowInLive;

    private final ObservableList<EventRow> rows = FXCollections.observableArrayList();
    private final ObservableList<EventRow> rowsShown = FXCollections.unmodifiableObservableList(rows);
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper note = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper isNewest = new ReadOnlyBooleanWrapper(true);
    private final ReadOnlyObjectWrapper<List<Violation>> violations = new ReadOnlyObjectWrapper<>(List.of());
    private List<Event> newest = List.of();
    private long asked;

    /**
     * @param times how an instant of the store's clock is written
     * @param onShowInLive goes to a key in the Live screen
     */
    public RowsViewModel(
            RunJournal journal, Background background, LongFunction<String> times, Consumer<ScopedKey> onShowInLive) {
        this.journal = journal;
        this.background = background;
        this.times = times;
        this.onShowInLive = onShowInLive;
        showNewest();
    }

    // Properties

    public ObservableList<EventRow> rows() {
        return rowsShown;
    }

    /** What the rows are. */
    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    /** What they count or prove, or why there are none. */
    public ReadOnlyStringProperty noteProperty() {
        return note.getReadOnlyProperty();
    }

    /** Whether they are the newest ones and change as the run goes on. */
    public ReadOnlyBooleanProperty newestProperty() {
        return isNewest.getReadOnlyProperty();
    }

    /** The violations of the invariant that is shown; empty if none is. */
    public ReadOnlyObjectProperty<List<Violation>> violationsProperty() {
        return violations.getReadOnlyProperty();
    }

    // Commands

    /** Takes over the newest rows of the run, the oldest of them first. */
    public void accept(List<Event> events) {
        newest = events;
        if (isNewest.get()) {
            show(reversed(events));
        }
    }

    public void showNewest() {
        begin("Newest rows", "What is written now, the newest first.", true);
        show(reversed(newest));
    }

    /** Shows the rows by which that figure of the run grew. */
    public void show(RunId run, Score score) {
        begin("Rows behind \u201C" + score.text() + "\u201D", "Looking for them\u2026", false);
        long mine = asked;
        background.run(
                () -> journal.behind(run, score), found -> shown(mine, score, found), failure -> fail(mine, failure));
    }

    private void shown(long mine, Score score, ScoreRows found) {
        if (mine == asked) {
            long more = found.count() - found.events().size();
            note.set(score.counts() + " " + Figures.count(found.count()) + (found.count() == 1 ? " row" : " rows")
                    + (more > 0
                            ? ", of which the first "
                                    + Figures.count(found.events().size()) + " are shown."
                            : "."));
            show(found.events());
        }
    }

    /** Shows what broke that invariant: its violations, and the rows that prove the first of them. */
    public void show(InvariantResult result) {
        begin(words(result), result.invariant().sentence() + (result.isKept() ? " Kept." : ""), false);
        violations.set(result.violations());
        show(List.of());
        result.violations().stream().findFirst().ifPresent(this::show);
    }

    /** Shows the rows that prove one of the violations. */
    public void show(Violation violation) {
        long mine = ++asked;
        background.run(
                () -> journal.of(violation.seqs()),
                found -> {
                    if (mine == asked) {
                        show(found);
                    }
                },
                failure -> fail(mine, failure));
    }

    private static String words(InvariantResult result) {
        String name = result.invariant().id().replace('-', ' ');
        return Character.toUpperCase(name.charAt(0)) + name.substring(1) + ": "
                + (result.isKept()
                        ? "kept"
                        : "broken " + Figures.count(result.found()) + (result.found() == 1 ? " time" : " times"));
    }

    public void showInLive(EventRow row) {
        row.scopedKey().ifPresent(onShowInLive);
    }

    /** These rows as tab-separated text, with a line of names; all of them if none is given. */
    public String copied(List<EventRow> chosen) {
        return Stream.concat(
                        Stream.of(EventRow.COPIED_NAMES),
                        (chosen.isEmpty() ? rows : chosen).stream().map(EventRow::copied))
                .collect(Collectors.joining("\n"));
    }

    private void begin(String what, String saying, boolean areNewest) {
        asked++;
        title.set(what);
        note.set(saying);
        isNewest.set(areNewest);
        violations.set(List.of());
        if (!areNewest) {
            rows.clear();
        }
    }

    private void fail(long mine, Exception failure) {
        if (mine == asked) {
            note.set("The rows cannot be read: " + ShownText.of(String.valueOf(failure.getMessage())));
        }
    }

    private void show(List<Event> events) {
        List<EventRow> now =
                events.stream().map(event -> EventRow.of(event, times)).toList();
        if (!rows.equals(now)) {
            rows.setAll(now);
        }
    }

    private static List<Event> reversed(List<Event> events) {
        return IntStream.range(0, events.size())
                .mapToObj(place -> events.get(events.size() - 1 - place))
                .toList();
    }

    /** The row of that seq, if it is shown. */
    Optional<EventRow> rowOf(long seq) {
        return rows.stream().filter(row -> row.seq() == seq).findFirst();
    }
}
