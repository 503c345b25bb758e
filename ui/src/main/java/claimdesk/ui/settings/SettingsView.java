package claimdesk.ui.settings;

import claimdesk.ui.controls.ChoiceWords;
import claimdesk.ui.controls.Icons;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The Settings screen. */
public final class SettingsView extends ScrollPane {

    private static final double NAME_WIDTH = 150;

    private final SettingsViewModel model;
    private final GridPane fields = new GridPane();

    /**
     * @param dataFile where the data is
     * @param newDesk what a new scenario begins with
     */
    public SettingsView(SettingsViewModel model, DataFileView dataFile, NewDeskViewModel newDesk) {
        this.model = model;
        setId("settings");
        getStyleClass().add("page");
        setFitToWidth(true);
        fields.getStyleClass().add("settings-fields");
        ColumnConstraints names = new ColumnConstraints(NAME_WIDTH);
        names.setHalignment(HPos.LEFT);
        fields.getColumnConstraints().add(names);
        Label title = new Label("Settings");
        title.getStyleClass().add("page-title");
        field(
                "Data file",
                dataFile,
                "Orders, keys and the journal are kept there. Read-only: not a byte of it changes.");
        field("Look", appearance(), "Light, dark, or as the system is set when the window opens.");
        field(
                "Size",
                zoom(),
                "How large everything is drawn: Ctrl + plus, Ctrl + minus, Ctrl + 0. For a projector, 150 %.");
        field(
                "New scenarios",
                new NewDeskView(newDesk),
                "What the order desk of a new scenario begins with (Simulate, New).");
        Label problem = Icons.word(Feather.ALERT_TRIANGLE, "", "settings-problem");
        problem.setId("settings-problem");
        problem.setWrapText(true);
        problem.textProperty().bind(model.problemProperty());
        problem.visibleProperty().bind(model.problemProperty().isNotEmpty());
        VBox page = new VBox(title, fields, problem);
        page.getStyleClass().add("page-body");
        setContent(page);
    }

    private void field(String name, Node control, String meaning) {
        Label label = new Label(name);
        label.getStyleClass().add("setting-name");
        Label help = new Label(meaning);
        help.getStyleClass().add("setting-help");
        help.setWrapText(true);
        VBox value = new VBox(control, help);
        value.getStyleClass().add("setting");
        fields.addRow(fields.getRowCount(), label, value);
        GridPane.setValignment(label, VPos.TOP);
        label.setLabelFor(control);
    }

    private ComboBox<Appearance> appearance() {
        ComboBox<Appearance> box = new ComboBox<>();
        box.setId("appearance");
        box.setAccessibleText("Look");
        box.getItems().setAll(Appearance.values());
        box.setConverter(new ChoiceWords<>(Appearance::words));
        box.valueProperty().addListener((property, before, now) -> model.choose(now));
        box.setValue(model.settings().appearance());
        model.settingsProperty().addListener((property, before, now) -> box.setValue(now.appearance()));
        return box;
    }

    private ComboBox<Zoom> zoom() {
        ComboBox<Zoom> box = new ComboBox<>();
        box.setId("size");
        box.setAccessibleText("Size");
        box.getItems().setAll(Zoom.STEPS.stream().map(Zoom::new).toList());
        box.setConverter(new ChoiceWords<>(zoom -> zoom.percent() + " %"));
        box.valueProperty().addListener((property, before, now) -> model.choose(now));
        box.setValue(model.settings().zoom());
        model.settingsProperty().addListener((property, before, now) -> box.setValue(now.zoom()));
        return box;
    }
}
