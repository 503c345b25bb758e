package claimdesk.ui.investigate.find.list;

import claimdesk.ui.settings.SavedSearch;
import claimdesk.ui.settings.SettingsViewModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** Searches with a name, remembered like every setting. For the JavaFX thread only. */
public final class SavedSearchesViewModel {

    private final SettingsViewModel settings;
    private final ObservableList<SavedSearch> searches = FXCollections.observableArrayList();
    private final ObservableList<SavedSearch> searchesShown = FXCollections.unmodifiableObservableList(searches);
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    public SavedSearchesViewModel(SettingsViewModel settings) {
        this.settings = settings;
        settings.settingsProperty().addListener((property, before, now) -> show(now.searches()));
        show(settings.settings().searches());
    }

    // Properties

    /** In the order of their names. */
    public ObservableList<SavedSearch> searches() {
        return searchesShown;
    }

    /** Why the last name was not taken; empty if it was. */
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    // Commands

    /** Keeps a search under a name that is not taken. Returns whether it did. */
    public boolean keep(String name, String text) {
        return put(Optional.empty(), name, text);
    }

    /** Gives a search another name. Returns whether it did. */
    public boolean rename(SavedSearch search, String name) {
        return put(Optional.of(search), name, search.text());
    }

    public void delete(SavedSearch search) {
        change(all -> all.remove(search));
    }

    public void putProblemAway() {
        problem.set("");
    }

    private boolean put(Optional<SavedSearch> before, String name, String text) {
        String wanted = name.strip();
        boolean isTaken = searches.stream()
                .filter(one -> before.isEmpty() || !before.get().equals(one))
                .anyMatch(one -> one.name().equals(wanted));
        if (wanted.isEmpty() || wanted.length() > SavedSearch.NAME_MAX) {
            problem.set("A name has 1 to " + SavedSearch.NAME_MAX + " characters. Nothing was changed.");
        } else if (isTaken) {
            problem.set("\u201C" + wanted + "\u201D is there already. Take another name, or delete that one first.");
        } else if (before.isEmpty() && searches.size() >= SavedSearch.COUNT_MAX) {
            problem.set("At most " + SavedSearch.COUNT_MAX + " searches are kept. Delete one first.");
        } else if (text.isBlank() || text.length() > SavedSearch.TEXT_MAX) {
            problem.set("There is no search to keep. Type one first.");
        } else {
            problem.set("");
            change(all -> {
                before.ifPresent(all::remove);
                all.add(new SavedSearch(wanted, text.strip()));
            });
            return true;
        }
        return false;
    }

    private void change(Consumer<List<SavedSearch>> how) {
        List<SavedSearch> all = new ArrayList<>(searches);
        how.accept(all);
        all.sort(Comparator.comparing(SavedSearch::name));
        settings.change(now -> now.withSearches(all));
    }

    private void show(List<SavedSearch> all) {
        if (!all.equals(searches)) {
            searches.setAll(all);
        }
    }
}
