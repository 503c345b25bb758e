package claimdesk.ui.live;

import claimdesk.store.window.AttemptRow;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.live.row.LaneRow;
import claimdesk.ui.live.row.TimeText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** What is shown of the selected row: the terms of a refused save, and the attempts of its key. */
public final class DetailViewModel {

    private final TimeText times;
    private final ReadOnlyStringWrapper heading = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper subheading = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper isShown = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<List<TermRow>> terms = new ReadOnlyObjectWrapper<>(List.of());
    private final ObservableList<AttemptText> attempts = FXCollections.observableArrayList();
    private final ObservableList<AttemptText> attemptsShown = FXCollections.unmodifiableObservableList(attempts);

    DetailViewModel(TimeText times) {
        this.times = times;
    }

    // Properties

    public ReadOnlyBooleanProperty shownProperty() {
        return isShown.getReadOnlyProperty();
    }

    public ReadOnlyStringProperty headingProperty() {
        return heading.getReadOnlyProperty();
    }

    public ReadOnlyStringProperty subheadingProperty() {
        return subheading.getReadOnlyProperty();
    }

    /** The terms of a refused save's predicate; empty for any other row. */
    public ReadOnlyObjectProperty<List<TermRow>> termsProperty() {
        return terms.getReadOnlyProperty();
    }

    public ObservableList<AttemptText> attempts() {
        return attemptsShown;
    }

    // Commands

    void show(Optional<LaneRow> row) {
        isShown.set(row.isPresent());
        heading.set(row.map(one -> "Order " + ShownText.of(one.order().text())).orElse(""));
        subheading.set(
                row.map(one -> "vendor " + ShownText.of(one.key().vendor().text()) + "  \u00B7  key "
                                + ShownText.of(one.key().key().text()))
                        .orElse(""));
        terms.set(row.map(one -> one.match(
                        claim -> List.<TermRow>of(),
                        saved -> List.<TermRow>of(),
                        refused -> TermRow.of(refused.row(), times)))
                .orElse(List.of()));
    }

    /** Changes only the attempts that say something else than before, so that a selected one stays selected. */
    void showAttempts(List<AttemptRow> rows) {
        List<AttemptText> now =
                rows.stream().map(row -> AttemptText.of(row, times)).toList();
        for (int place = 0; place < Math.min(now.size(), attempts.size()); place++) {
            if (!attempts.get(place).equals(now.get(place))) {
                attempts.set(place, now.get(place));
            }
        }
        if (attempts.size() > now.size()) {
            attempts.remove(now.size(), attempts.size());
        } else if (attempts.size() < now.size()) {
            attempts.addAll(now.subList(attempts.size(), now.size()));
        }
    }

    /** These attempts as tab-separated text, with a line of names; all of them if none is given. */
    public String copied(List<AttemptText> chosen) {
        Stream<String> rows = (chosen.isEmpty() ? attempts : chosen).stream().map(AttemptText::copied);
        return Stream.concat(Stream.of("try\tattempt\treceived\twhat happened\tanswered\tvendor got"), rows)
                .collect(Collectors.joining("\n"));
    }
}
