package claimdesk.ui.simulate.field;

import claimdesk.app.scenario.edit.ScenarioDocument;
import claimdesk.app.scenario.file.Problem;
import claimdesk.app.scenario.file.ScenarioReading;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.Optional;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;

/** One field of a form: the text in it, and what is wrong with that. For the JavaFX thread only. */
public final class FieldViewModel {

    private final Draft draft;
    private final ObservableValue<Optional<JsonPointer>> part;
    private final JsonPointer within;
    private final FieldKind kind;
    private final StringProperty text = new SimpleStringProperty("");
    private final ReadOnlyStringWrapper error = new ReadOnlyStringWrapper("");
    private boolean isFollowing;

    /**
     * @param part the part of the scenario that the field is in; empty while there is none
     * @param within where the field is in that part, like {@code /retry/attempts-max}
     */
    public FieldViewModel(Draft draft, ObservableValue<Optional<JsonPointer>> part, String within, FieldKind kind) {
        this.draft = draft;
        this.part = part;
        this.within = JsonPointer.compile(within);
        this.kind = kind;
        text.addListener((property, before, now) -> typed(now));
        draft.documentProperty().addListener((property, before, now) -> follow(now, false));
        part.addListener((property, before, now) -> follow(draft.document(), true));
        follow(draft.document(), true);
    }

    // Properties

    public StringProperty textProperty() {
        return text;
    }

    /** What is allowed; empty if what is typed is. */
    public ReadOnlyStringProperty errorProperty() {
        return error.getReadOnlyProperty();
    }

    /** What it means and what is allowed, in words. */
    public String help() {
        return ScenarioReading.meaning(at().orElse(within));
    }

    private Optional<JsonPointer> at() {
        return part.getValue().map(whole -> whole.append(within));
    }

    private void typed(String now) {
        if (!isFollowing) {
            at().ifPresent(place -> draft.change(document -> kind.put(document, place, now)));
        }
    }

    /** Shows what the document holds. What is typed stays as it is typed, if it says the same. */
    private void follow(ScenarioDocument document, boolean isOther) {
        Optional<JsonPointer> place = at();
        error.set(place.flatMap(at -> problem(document, at)).map(Problem::brief).orElse(""));
        JsonNode node = place.map(document::value).orElse(MissingNode.getInstance());
        if (isOther || !kind.node(text.get()).equals(node)) {
            isFollowing = true;
            text.set(kind.text(node));
            isFollowing = false;
        }
    }

    private Optional<Problem> problem(ScenarioDocument document, JsonPointer at) {
        Optional<Problem> own = document.problemAt(at);
        return own.isPresent() || kind != FieldKind.WORDS
                ? own
                : document.problems().stream()
                        .filter(problem -> problem.at().head() != null
                                && problem.at().head().equals(at))
                        .findFirst();
    }
}
