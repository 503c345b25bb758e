package claimdesk.ui.search;

import claimdesk.store.window.SearchHit;
import claimdesk.ui.background.Background;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The search box: what is typed, and what the file has that begins so. For the JavaFX thread only. */
public final class SearchViewModel {

    private final Background background;
    private final Function<String, List<SearchHit>> search;
    private final Consumer<SearchHit> onPick;
    private final StringProperty text = new SimpleStringProperty("");
    private final ObservableList<HitText> hits = FXCollections.observableArrayList();
    private final ObservableList<HitText> hitsShown = FXCollections.unmodifiableObservableList(hits);
    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");
    /** Which question was asked last: the answer to an earlier one is not shown any more. */
    private long asked;

    /**
     * @param search what begins with a text; run in the background
     * @param onPick opens a hit
     */
    public SearchViewModel(
            Background background, Function<String, List<SearchHit>> search, Consumer<SearchHit> onPick) {
        this.background = background;
        this.search = search;
        this.onPick = onPick;
        text.addListener((property, before, now) -> ask(now.strip()));
    }

    // Properties

    public StringProperty textProperty() {
        return text;
    }

    public ObservableList<HitText> hits() {
        return hitsShown;
    }

    /** Why there are no hits; empty if there are some, or if nothing was asked. */
    public ReadOnlyStringProperty messageProperty() {
        return message.getReadOnlyProperty();
    }

    // Commands

    /** Opens a hit and clears the box. */
    public void pick(HitText hit) {
        clear();
        onPick.accept(hit.hit());
    }

    public void clear() {
        text.set("");
    }

    private void ask(String wanted) {
        long question = ++asked;
        if (wanted.isEmpty()) {
            hits.clear();
            message.set("");
            return;
        }
        background.run(
                () -> search.apply(wanted),
                found -> show(question, wanted, found),
                failure -> fail(question, failure.getMessage()));
    }

    private void show(long question, String wanted, List<SearchHit> found) {
        if (question == asked) {
            hits.setAll(found.stream().map(HitText::of).toList());
            message.set(
                    found.isEmpty()
                            ? "No order, key, vendor or attempt begins with \u201C" + wanted
                                    + "\u201D. Capital letters count."
                            : "");
        }
    }

    private void fail(long question, String why) {
        if (question == asked) {
            hits.clear();
            message.set("The file could not be searched: " + why);
        }
    }
}
