package claimdesk.ui.simulate.editor;

import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.edit.NewDesk;
import claimdesk.app.scenario.edit.ScenarioDocument;
import claimdesk.app.scenario.file.FileText;
import claimdesk.app.scenario.file.ScenarioFiles;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.controls.question.Asking;
import claimdesk.ui.controls.question.Question;
import claimdesk.ui.controls.question.Question.Choice;
import claimdesk.ui.simulate.field.Draft;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** The scenario as a file: made, opened, saved, and never lost unasked. For the JavaFX thread only. */
public final class ScenarioFileViewModel {

    private static final List<FilePicker.Kind> KINDS =
            List.of(new FilePicker.Kind("Scenarios (YAML)", List.of("*.yaml", "*.yml")));

    private final ScenarioViewModel scenario;
    private final Draft draft;
    private final Background background;
    private final FilePicker picker;
    private final Supplier<NewDesk> newDesk;
    /** The text as it is in the file, or as it was shipped. */
    private final StringProperty saved;

    private final ReadOnlyObjectWrapper<Optional<Path>> file = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Asking asking = new Asking();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final BooleanBinding isChanged;

    /**
     * @param newDesk what a new scenario begins with
     */
    public ScenarioFileViewModel(
            ScenarioViewModel scenario, Background background, FilePicker picker, Supplier<NewDesk> newDesk) {
        this.scenario = scenario;
        this.draft = scenario.draft();
        this.background = background;
        this.picker = picker;
        this.newDesk = newDesk;
        this.saved = new SimpleStringProperty(draft.document().text());
        this.isChanged = Bindings.createBooleanBinding(
                () -> !draft.document().text().equals(saved.get()), draft.documentProperty(), saved);
    }

    /** The scenario of that name as it is shipped. */
    public static ScenarioDocument shipped(String name) {
        return ScenarioDocument.of(name + ".yaml", ShippedScenarios.text(name));
    }

    // Properties

    /** Where it is kept; empty if it is kept nowhere yet. */
    public ReadOnlyObjectProperty<Optional<Path>> fileProperty() {
        return file.getReadOnlyProperty();
    }

    /** Whether it is not as it is in its file. */
    public BooleanBinding changedProperty() {
        return isChanged;
    }

    /** What the person must decide before something goes on. */
    public ReadOnlyObjectProperty<Optional<Question>> questionProperty() {
        return asking.questionProperty();
    }

    /** What could not be done, what was not lost, and what to do. */
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    // Commands

    public void create() {
        unlessChanged(() -> begin(newDesk.get().scenario(), Optional.empty()));
    }

    public void openShipped(String name) {
        unlessChanged(() -> begin(shipped(name), Optional.empty()));
    }

    /** Begins with a scenario that is kept nowhere. */
    public void begin(Scenario other) {
        unlessChanged(
                () -> begin(ScenarioDocument.of(other.name() + ".yaml", ScenarioFiles.write(other)), Optional.empty()));
    }

    public void open() {
        unlessChanged(() -> picker.open("Open a scenario", KINDS).ifPresent(this::read));
    }

    /** Opens that file, as when it is dropped on the window. */
    public void open(Path path) {
        unlessChanged(() -> read(path));
    }

    public void save() {
        save(() -> {});
    }

    public void saveAs() {
        saveAs(() -> {});
    }

    /** Does {@code next} at once if nothing would be lost by it; else asks first. */
    public void unlessChanged(Runnable next) {
        if (!isChanged.get()) {
            putQuestionAway();
            next.run();
            return;
        }
        ask(
                "The changes to " + ShownText.of(draft.document().name()) + " are not saved.",
                new Choice("Save them", () -> save(next)),
                new Choice("Drop them", next),
                new Choice("Cancel", () -> {}));
    }

    public void putQuestionAway() {
        asking.putAway();
    }

    public void putProblemAway() {
        problem.set("");
    }

    private void ask(String text, Choice... choices) {
        asking.ask(new Question(text, List.of(choices)));
    }

    private void begin(ScenarioDocument document, Optional<Path> from) {
        saved.set(document.text());
        draft.begin(document);
        file.set(from);
        problem.set("");
        scenario.begin();
    }

    private void read(Path path) {
        background.run(
                () -> ScenarioFiles.text(path),
                text -> show(path, text),
                failure -> problem.set("It cannot be opened: " + failure.getMessage() + ". What was open still is."));
    }

    private void show(Path path, FileText text) {
        if (text.problems().isEmpty()) {
            begin(ScenarioDocument.of(path.getFileName().toString(), text.text()), Optional.of(path));
        } else {
            problem.set(ShownText.of(text.problems().get(0).toString()) + ". What was open still is.");
        }
    }

    private void saveAs(Runnable next) {
        picker.save("Save the scenario", draft.document().name(), KINDS).ifPresent(path -> write(path, next));
    }

    private void save(Runnable next) {
        Optional<Path> path = file.get();
        if (path.isEmpty()) {
            saveAs(next);
            return;
        }
        String was = saved.get();
        background.run(
                () -> Files.exists(path.get())
                        && !ScenarioDocument.of(
                                        "", ScenarioFiles.text(path.get()).text())
                                .text()
                                .equals(was),
                isOther -> saveOver(path.get(), isOther, next),
                failure -> unsaved(path.get(), failure));
    }

    /** Asks first where something that a person wrote would go. */
    private void saveOver(Path path, boolean isOther, Runnable next) {
        long lost = ScenarioDocument.of("", saved.get()).commentCount()
                - draft.document().commentCount();
        if (!isOther && lost <= 0) {
            write(path, next);
            return;
        }
        String what = isOther
                ? ShownText.of(path.getFileName().toString()) + " was changed by someone else since it was opened here."
                : "The change could only be made by writing the file anew: " + lost
                        + (lost == 1 ? " comment in it is lost." : " comments in it are lost.");
        ask(
                what,
                new Choice("Save as\u2026", () -> saveAs(next)),
                new Choice("Save over it", () -> write(path, next)),
                new Choice("Cancel", () -> {}));
    }

    private void write(Path path, Runnable next) {
        String text = draft.document().text();
        background.run(
                () -> {
                    ScenarioFiles.write(path, text);
                    return path;
                },
                written -> {
                    saved.set(text);
                    file.set(Optional.of(path));
                    draft.rename(path.getFileName().toString());
                    problem.set("");
                    next.run();
                },
                failure -> unsaved(path, failure));
    }

    private void unsaved(Path path, Exception failure) {
        problem.set("It could not be saved to " + ShownText.of(path.toString()) + " ("
                + ShownText.of(String.valueOf(failure.getMessage()))
                + "). The file is as it was, and your changes are still here: save them somewhere else.");
    }
}
