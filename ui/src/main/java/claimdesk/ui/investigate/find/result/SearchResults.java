package claimdesk.ui.investigate.find.result;

import claimdesk.app.caselist.FoundCase;
import claimdesk.store.journal.Subject;
import claimdesk.store.window.find.FoundPage;
import claimdesk.store.window.find.FoundRow;
import claimdesk.store.window.find.SearchProgress;
import claimdesk.store.window.query.Query;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.ShownText;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/**
 * What was found, page by page, and how far the search has come: what was not searched is never passed over in silence.
 * For the JavaFX thread only.
 */
public final class SearchResults {

    public static final int PAGE_ROWS = 100;

    /** More than this nobody looks through; another term helps. */
    public static final int ROWS_MAX = 10_000;

    private final OpenFile file;
    private final Background background;
    private final InstantSource clock;
    private final ZoneId zone;
    private final ObservableList<FoundText> rows = FXCollections.observableArrayList();
    private final ObservableList<FoundText> rowsShown = FXCollections.unmodifiableObservableList(rows);
    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper isSearching = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper hasMore = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper isStale = new ReadOnlyBooleanWrapper();
    /** Which search is the latest: of an earlier one nothing is shown any more, nor is it gone on with. */
    private volatile long asked;

    private Optional<SearchProgress> search = Optional.empty();
    private boolean isCancelled;

    /** What one question found, and how many journal rows there are to search. */
    private record Answer(FoundPage page, long rowsThere) {}

    public SearchResults(OpenFile file, Background background, InstantSource clock, ZoneId zone) {
        this.file = file;
        this.background = background;
        this.clock = clock;
        this.zone = zone;
    }

    // Properties

    public ObservableList<FoundText> rows() {
        return rowsShown;
    }

    /** How many there are, and how much was searched for them. */
    public ReadOnlyStringProperty messageProperty() {
        return message.getReadOnlyProperty();
    }

    /** Whether the search goes on until it finds something. */
    public ReadOnlyBooleanProperty searchingProperty() {
        return isSearching.getReadOnlyProperty();
    }

    /** Whether there may be more to find. */
    public ReadOnlyBooleanProperty moreProperty() {
        return hasMore.getReadOnlyProperty();
    }

    /** Whether the file was written to since. */
    public ReadOnlyBooleanProperty staleProperty() {
        return isStale.getReadOnlyProperty();
    }

    // Commands

    /** Goes on with the search until it finds more, or the end, or is cancelled. */
    public void more() {
        if (!isSearching.get() && hasMore.get()) {
            isSearching.set(true);
            isCancelled = false;
            next(true);
        }
    }

    public void cancel() {
        isCancelled = true;
    }

    /** Searches anew for the same; what was found is kept until there is an answer. */
    public void again() {
        search.ifPresent(before -> search(before.query()));
    }

    /** Shows {@code some} in place of what was found. */
    public void begin(List<FoundText> some) {
        asked++;
        search = Optional.empty();
        rows.setAll(some);
        message.set("");
        isSearching.set(false);
        hasMore.set(false);
        isStale.set(false);
    }

    public void add(List<FoundText> some) {
        if (!some.isEmpty()) {
            rows.addAll(some);
        }
    }

    /** Begins a search; its first page is shown in place of what was found before. */
    public void search(Query query) {
        asked++;
        search = Optional.of(new SearchProgress(query, PAGE_ROWS));
        isSearching.set(false);
        hasMore.set(false);
        isStale.set(false);
        isCancelled = false;
        next(false);
    }

    public void fileChanged() {
        isStale.set(search.isPresent());
    }

    /** Says how many findings a list has. */
    public void say(long count, boolean isGoingOn) {
        String found = Figures.count(count) + (count == 1 ? " finding" : " findings");
        String shown = count > rows.size() ? ", the first " + Figures.count(rows.size()) + " are listed" : "";
        message.set(found + shown + (isGoingOn ? " so far" : ""));
    }

    private void next(boolean isGoingOn) {
        long question = asked;
        SearchProgress going = search.orElseThrow();
        background.run(
                () -> question == asked ? Optional.of(ask(going)) : Optional.<Answer>empty(),
                answer -> answer.ifPresent(found -> show(question, found, isGoingOn)),
                failure -> fail(question, failure));
    }

    private Answer ask(SearchProgress going) {
        return file.ask(store -> store.read(tables -> new Answer(
                tables.window().finder().next(going, clock.millis()),
                tables.journal().lastSeq())));
    }

    private void show(long question, Answer answer, boolean isGoingOn) {
        if (question != asked) {
            return;
        }
        List<FoundText> found =
                answer.page().rows().stream().flatMap(row -> text(row).stream()).toList();
        if (isGoingOn) {
            rows.addAll(found);
        } else {
            rows.setAll(found);
        }
        boolean isFull = rows.size() >= ROWS_MAX;
        hasMore.set(!answer.page().isComplete() && !isFull);
        boolean goesOn = isGoingOn && found.isEmpty() && hasMore.get() && !isCancelled;
        isSearching.set(goesOn);
        message.set(words(answer, isFull));
        if (goesOn) {
            next(true);
        }
    }

    private Optional<FoundText> text(FoundRow row) {
        Subject subject = row.subject();
        return FoundCase.topic(subject).map(topic -> FoundText.of(topic, row, "", zone));
    }

    private String words(Answer answer, boolean isFull) {
        String found = rows.isEmpty() ? "Nothing found" : Figures.count(rows.size()) + " found";
        if (isFull) {
            return found + "; more are not listed. Add a term to narrow it.";
        }
        if (answer.page().isComplete()) {
            return rows.isEmpty() ? found + ". Capital letters of names count." : found;
        }
        long scanned = answer.page().rowsScanned();
        if (scanned == 0) {
            return found + "; there may be more";
        }
        String all = answer.page().rows().isEmpty()
                ? " of about " + Figures.count(Math.max(scanned, answer.rowsThere()))
                : "";
        return found + " in the newest " + Figures.count(scanned) + " rows" + all + "; there may be more";
    }

    private void fail(long question, Exception failure) {
        if (question == asked) {
            isSearching.set(false);
            hasMore.set(false);
            message.set("The file could not be searched; nothing was changed. "
                    + ShownText.of(String.valueOf(failure.getMessage())));
        }
    }
}
