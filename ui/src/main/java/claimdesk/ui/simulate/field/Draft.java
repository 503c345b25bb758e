package claimdesk.ui.simulate.field;

import claimdesk.app.scenario.edit.ScenarioDocument;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The scenario that is being changed, as it is now and as it was before each change. For the JavaFX thread only. */
public final class Draft {

    private static final int CHANGES_KEPT_MAX = 500;

    private final ReadOnlyObjectWrapper<ScenarioDocument> document;
    private final ReadOnlyBooleanWrapper canUndo = new ReadOnlyBooleanWrapper();
    private final Deque<ScenarioDocument> earlier = new ArrayDeque<>();

    public Draft(ScenarioDocument first) {
        document = new ReadOnlyObjectWrapper<>(first);
    }

    public ReadOnlyObjectProperty<ScenarioDocument> documentProperty() {
        return document.getReadOnlyProperty();
    }

    public ScenarioDocument document() {
        return document.get();
    }

    public ReadOnlyBooleanProperty canUndoProperty() {
        return canUndo.getReadOnlyProperty();
    }

    /** Changes what is there; the text as it was can be had back. */
    public void change(UnaryOperator<ScenarioDocument> change) {
        ScenarioDocument before = document.get();
        ScenarioDocument after = change.apply(before);
        if (!after.text().equals(before.text())) {
            earlier.push(before);
            if (earlier.size() > CHANGES_KEPT_MAX) {
                earlier.removeLast();
            }
            canUndo.set(true);
            document.set(after);
        }
    }

    /** Takes the last change back. */
    public void undo() {
        if (!earlier.isEmpty()) {
            ScenarioDocument before = earlier.pop();
            canUndo.set(!earlier.isEmpty());
            document.set(before.named(document.get().name()));
        }
    }

    /** Begins with another document; what came before it cannot be had back. */
    public void begin(ScenarioDocument other) {
        earlier.clear();
        canUndo.set(false);
        document.set(other);
    }

    /** Goes on with the same text under another name. */
    public void rename(String name) {
        document.set(document.get().named(name));
    }
}
