package claimdesk.ui.simulate.editor;

import claimdesk.app.scenario.edit.ScenarioDocument;
import claimdesk.ui.simulate.field.Draft;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** A list of a scenario, its vendors or its faults, of which one is selected. For the JavaFX thread only. */
public final class PartList<R> {

    public static final int NONE = -1;

    private final Draft draft;
    private final JsonPointer list;
    private final BiFunction<ScenarioDocument, JsonPointer, R> row;
    private final ObservableList<R> rows = FXCollections.observableArrayList();
    private final ObservableList<R> rowsShown = FXCollections.unmodifiableObservableList(rows);
    private final IntegerProperty selected = new SimpleIntegerProperty(NONE);
    private final ObjectBinding<Optional<JsonPointer>> selectedAt;

    PartList(Draft draft, String list, BiFunction<ScenarioDocument, JsonPointer, R> row) {
        this.draft = draft;
        this.list = JsonPointer.compile(list);
        this.row = row;
        this.selectedAt = Bindings.createObjectBinding(
                () -> selected.get() == NONE ? Optional.empty() : Optional.of(at(selected.get())), selected);
        draft.documentProperty().addListener((property, before, now) -> show(now));
        show(draft.document());
    }

    // Properties

    public ObservableList<R> rows() {
        return rowsShown;
    }

    /** The place of the selected part; {@link #NONE} if none is. */
    public IntegerProperty selectedProperty() {
        return selected;
    }

    /** Where the selected part stands in the scenario. */
    public ObjectBinding<Optional<JsonPointer>> selectedAtProperty() {
        return selectedAt;
    }

    private JsonPointer at(int place) {
        return list.appendIndex(place);
    }

    // Commands

    void add(JsonNode part) {
        int place = rows.size();
        draft.change(document -> document.with(at(document.count(list)), part));
        selected.set(place);
    }

    /** Adds a copy of the selected part, changed as {@code change} says. */
    void duplicate(Consumer<ObjectNode> change) {
        selectedAt.get().map(at -> draft.document().value(at)).ifPresent(part -> {
            JsonNode copy = part.deepCopy();
            if (copy instanceof ObjectNode fields) {
                change.accept(fields);
            }
            add(copy);
        });
    }

    /** Removes the selected part and selects the next one. */
    public void remove() {
        selectedAt.get().ifPresent(at -> {
            int place = selected.get();
            selected.set(NONE);
            draft.change(document -> document.without(at));
            selected.set(Math.min(place, rows.size() - 1));
        });
    }

    /** Changes only the rows that say something else than before, so that a view keeps its place. */
    private void show(ScenarioDocument document) {
        List<R> now = IntStream.range(0, document.count(list))
                .mapToObj(place -> row.apply(document, at(place)))
                .toList();
        if (selected.get() >= now.size()) {
            selected.set(now.size() - 1);
        }
        boolean isFirst = rows.isEmpty() && !now.isEmpty();
        for (int place = 0; place < Math.min(now.size(), rows.size()); place++) {
            if (!rows.get(place).equals(now.get(place))) {
                rows.set(place, now.get(place));
            }
        }
        if (rows.size() > now.size()) {
            rows.remove(now.size(), rows.size());
        } else if (rows.size() < now.size()) {
            rows.addAll(now.subList(rows.size(), now.size()));
        }
        if (isFirst && selected.get() == NONE) {
            selected.set(0);
        }
    }
}
