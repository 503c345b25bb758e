package claimdesk.ui.simulate.editor;

import atlantafx.base.theme.Styles;
import claimdesk.app.scenario.Scenario;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.Shortening;
import claimdesk.ui.controls.ShownText;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.feather.Feather;

/** Which scenario is shown, where it is kept and whether it is saved; the ways to another one. */
public final class ScenarioBar extends HBox {

    private static final double NAME_WIDTH_MAX = 240;

    private final ScenarioViewModel scenario;
    private final ScenarioFileViewModel file;

    /**
     * @param shipped what comes with the program
     */
    public ScenarioBar(ScenarioViewModel scenario, ScenarioFileViewModel file, List<Scenario> shipped) {
        this.scenario = scenario;
        this.file = file;
        setId("scenario-bar");
        getStyleClass().add("scenario-bar");
        HBox space = new HBox();
        HBox.setHgrow(space, Priority.ALWAYS);
        Label name = name();
        Label state = state();
        ToggleButton form = face("face-form", "Form", Feather.SLIDERS);
        ToggleButton text = face("face-text", "Text", Feather.CODE);
        MenuButton begin = begin(shipped);
        Button open = button("scenario-open", "Open\u2026", Feather.FOLDER, "Ctrl+O", file::open);
        Button save = save();
        Button saveAs = button("scenario-save-as", "Save as\u2026", Feather.COPY, "Ctrl+Shift+S", file::saveAs);
        getChildren().addAll(name, state, space, faces(form, text), undo(), begin, open, save, saveAs);
        Shortening.of(this)
                .word(saveAs)
                .word(open)
                .word(begin)
                .word(save)
                .word(text)
                .word(form)
                .word(state)
                .word(name)
                .fit();
    }

    private Label name() {
        Label name = Icons.word(Feather.FILE_TEXT, "", "scenario-name");
        name.setId("scenario-file");
        name.setMaxWidth(NAME_WIDTH_MAX);
        Icons.explain(name, () -> file.fileProperty()
                .get()
                .map(path -> ShownText.of(path.toAbsolutePath().toString()))
                .orElse("Not in a file yet: Save asks where to."));
        Runnable show = () ->
                name.setText(ShownText.of(scenario.documentProperty().get().name()));
        scenario.documentProperty().addListener((property, before, now) -> show.run());
        show.run();
        return name;
    }

    private Label state() {
        Label state = new Label();
        state.setId("scenario-state");
        state.setMinWidth(USE_PREF_SIZE);
        Runnable show = () -> {
            boolean isChanged = file.changedProperty().get();
            boolean isKept = file.fileProperty().get().isPresent();
            state.setText(isChanged ? "changed, not saved" : isKept ? "saved" : "not in a file");
            state.setGraphic(Icons.of(isChanged ? Feather.EDIT_3 : isKept ? Feather.CHECK : Feather.BOOK_OPEN));
            state.getStyleClass().setAll("label", "state", isChanged ? "run-paused" : isKept ? "good" : "waiting");
        };
        file.changedProperty().addListener((property, before, now) -> show.run());
        file.fileProperty().addListener((property, before, now) -> show.run());
        show.run();
        return state;
    }

    private HBox faces(ToggleButton form, ToggleButton text) {
        ToggleGroup group = new ToggleGroup();
        form.setToggleGroup(group);
        text.setToggleGroup(group);
        form.getStyleClass().add(Styles.LEFT_PILL);
        text.getStyleClass().add(Styles.RIGHT_PILL);
        Runnable show = () -> group.selectToggle(scenario.textShownProperty().get() ? text : form);
        scenario.textShownProperty().addListener((property, before, now) -> show.run());
        Runnable able = () -> form.setDisable(!scenario.documentProperty().get().hasFields());
        scenario.documentProperty().addListener((property, before, now) -> able.run());
        show.run();
        able.run();
        group.selectedToggleProperty().addListener((property, before, now) -> {
            if (now == null) {
                group.selectToggle(before);
            } else {
                scenario.textShownProperty().set(now == text);
            }
        });
        return new HBox(form, text);
    }

    private static ToggleButton face(String id, String words, Feather feather) {
        ToggleButton button = new ToggleButton(words, Icons.of(feather));
        button.setId(id);
        button.getStyleClass().add(Styles.SMALL);
        button.setMinWidth(USE_PREF_SIZE);
        return button;
    }

    private Button undo() {
        Button undo = Parts.icon("scenario-undo", Feather.ROTATE_CCW, "Take the last change back", scenario::undo);
        undo.disableProperty().bind(scenario.draft().canUndoProperty().not());
        return undo;
    }

    private MenuButton begin(List<Scenario> shipped) {
        MenuButton menu = new MenuButton("New", Icons.of(Feather.FILE_PLUS));
        menu.setId("scenario-new");
        menu.getStyleClass().add(Styles.SMALL);
        menu.setMinWidth(USE_PREF_SIZE);
        Icons.explain(menu, "Begins with a scenario of one vendor, or with one that comes with the program.");
        MenuItem fresh = new MenuItem("From scratch: one vendor");
        fresh.setId("new-from-scratch");
        fresh.setOnAction(event -> file.create());
        menu.getItems().addAll(fresh, new SeparatorMenuItem());
        shipped.forEach(one -> {
            MenuItem item = new MenuItem(one.title());
            item.setId("new-" + one.name());
            item.setOnAction(event -> file.openShipped(one.name()));
            menu.getItems().add(item);
        });
        return menu;
    }

    private Button save() {
        Button save = button("scenario-save", "Save", Feather.SAVE, "Ctrl+S", file::save);
        Runnable able = () -> save.setDisable(
                !file.changedProperty().get() && file.fileProperty().get().isPresent());
        file.changedProperty().addListener((property, before, now) -> able.run());
        file.fileProperty().addListener((property, before, now) -> able.run());
        able.run();
        return save;
    }

    private static Button button(String id, String words, Feather feather, String keys, Runnable action) {
        Button button = new Button(words, Icons.of(feather));
        button.setId(id);
        button.getStyleClass().add(Styles.SMALL);
        button.setMinWidth(USE_PREF_SIZE);
        Icons.explain(button, words + "  " + keys);
        button.setOnAction(event -> action.run());
        return button;
    }
}
