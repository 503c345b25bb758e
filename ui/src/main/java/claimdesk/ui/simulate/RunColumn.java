package claimdesk.ui.simulate;

import atlantafx.base.theme.Styles;
import claimdesk.app.scenario.Scenario;
import claimdesk.store.claim.Protocol;
import claimdesk.store.study.Protocols;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.simulate.editor.DeskView;
import claimdesk.ui.simulate.editor.Parts;
import claimdesk.ui.simulate.field.FieldGrid;
import claimdesk.ui.simulate.field.FieldKind;
import claimdesk.ui.simulate.field.FieldView;
import claimdesk.ui.simulate.field.FieldViewModel;
import claimdesk.ui.simulate.run.RunState;
import claimdesk.ui.simulate.run.Speed;
import java.util.Optional;
import javafx.collections.FXCollections;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Separator;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The column of the run: under which protocol, from which seed, how fast; start, hold, step and stop it. */
final class RunColumn extends VBox {

    private static final double SEED_PERCENT = 42;

    private final SimulateViewModel model;

    /**
     * @param isReadOnly whether nothing can be run
     */
    RunColumn(SimulateViewModel model, boolean isReadOnly) {
        this.model = model;
        getStyleClass().addAll("column-frame");
        VBox controls = isReadOnly ? new VBox(fields(), readOnly()) : new VBox(fields(), buttons(), progress());
        controls.getStyleClass().addAll("run-controls");
        getChildren()
                .add(Parts.column(
                        "run-column",
                        Parts.header(Feather.PLAY_CIRCLE, "Run"),
                        controls,
                        new Separator(),
                        new DeskView(model.scenario())));
    }

    private Node fields() {
        FieldViewModel protocol = model.scenario().field("/protocol", FieldKind.VALUE);
        FieldView protocols = FieldView.choice(
                "run-protocol-field",
                "Protocol",
                protocol,
                FXCollections.observableArrayList(Scenario.PROTOCOLS),
                id -> Protocols.named(id).map(ProtocolText::of).orElse(id));
        if (protocols.control() instanceof ComboBox<?> box) {
            decorate(box);
        }
        FieldView seed = FieldView.text("run-seed", "Seed", model.scenario().field("/seed", FieldKind.VALUE));
        GridPane row = new GridPane();
        row.setHgap(10);
        for (double percent : new double[] {SEED_PERCENT, 100 - SEED_PERCENT}) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(percent);
            row.getColumnConstraints().add(column);
        }
        row.addRow(0, seed, speed());
        return new VBox(6, protocols, row);
    }

    @SuppressWarnings("unchecked")
    private static void decorate(ComboBox<?> box) {
        ComboBox<String> protocols = (ComboBox<String>) box;
        protocols.setButtonCell(new ProtocolCell());
        protocols.setCellFactory(list -> new ProtocolCell());
    }

    private Node speed() {
        ComboBox<Speed> box = new ComboBox<>();
        box.setId("run-speed");
        box.setAccessibleText("Speed");
        box.getItems().addAll(Speed.values());
        box.valueProperty().bindBidirectional(model.run().speedProperty());
        box.setButtonCell(new SpeedCell());
        box.setCellFactory(list -> new SpeedCell());
        box.setMaxWidth(Double.MAX_VALUE);
        box.setMinWidth(0);
        Icons.explain(box, "How fast the run's clock goes, against the wall's. May be changed while it runs.");
        Label name = new Label("Speed");
        name.getStyleClass().add("field-name");
        name.setLabelFor(box);
        VBox field = new VBox(name, box);
        field.getStyleClass().add("form-field");
        return field;
    }

    private Node buttons() {
        Button start = button("run-start", "Start", Feather.PLAY);
        start.getStyleClass().add(Styles.ACCENT);
        Icons.explain(start, "Plays the scenario as it stands, saved or not. Ctrl+Enter");
        start.disableProperty().bind(model.canStartProperty().not());
        start.setOnAction(event -> model.start());
        Button pause = button("run-pause", "Pause", Feather.PAUSE);
        pause.setOnAction(event -> model.run().pauseOrResume());
        Button step = button("run-step", "Step", Feather.SKIP_FORWARD);
        Icons.explain(
                step, "Goes on until the journal has a new row, and holds there. Without a run, begins one held.");
        step.disableProperty().bind(model.canStepProperty().not());
        step.setOnAction(event -> model.step());
        Button stop = button("run-stop", "Stop", Feather.SQUARE);
        stop.setOnAction(event -> model.run().stop());
        model.run().stateProperty().addListener((property, before, now) -> show(pause, stop, now));
        show(pause, stop, model.run().stateProperty().get());
        return new FieldGrid(92, 4, start, pause, step, stop);
    }

    private static void show(Button pause, Button stop, RunState state) {
        boolean isPaused = state == RunState.PAUSED;
        pause.setText(isPaused ? "Resume" : "Pause");
        pause.setGraphic(Icons.of(isPaused ? Feather.PLAY : Feather.PAUSE));
        pause.setDisable(!state.canBeHeld());
        stop.setDisable(!state.canBeHeld());
    }

    private static Button button(String id, String words, Feather feather) {
        Button button = new Button(words, Icons.of(feather));
        button.setId(id);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setMinWidth(0);
        button.getStyleClass().add("run-button");
        return button;
    }

    private static Label readOnly() {
        Label label = Icons.word(
                Feather.LOCK,
                "The data file is only looked at, so nothing can be run in it. Settings (Ctrl+comma) turn that off.",
                "muted");
        label.setId("run-read-only");
        label.setWrapText(true);
        label.setMinWidth(0);
        label.setMinHeight(USE_PREF_SIZE);
        return label;
    }

    private Node progress() {
        ProgressBar bar = new ProgressBar(0);
        bar.setId("run-progress");
        bar.getStyleClass().add(Styles.SMALL);
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.setAccessibleText("Actions begun");
        Label words = new Label();
        words.setId("run-progress-text");
        words.setWrapText(true);
        words.setMinHeight(USE_PREF_SIZE);
        words.getStyleClass().add("muted");
        words.textProperty().bind(model.progressProperty());
        Runnable show = () -> {
            double fraction = model.progressFraction();
            bar.setVisible(fraction >= 0);
            bar.setManaged(fraction >= 0);
            bar.setProgress(Math.max(0, fraction));
        };
        model.run().newsProperty().addListener((property, before, now) -> show.run());
        model.run().runningProperty().addListener((property, before, now) -> show.run());
        show.run();
        VBox box = new VBox(4, bar, words);
        return box;
    }

    private static final class ProtocolCell extends ListCell<String> {
        @Override
        protected void updateItem(String id, boolean isEmpty) {
            super.updateItem(id, isEmpty);
            Optional<Protocol> protocol = isEmpty || id == null ? Optional.empty() : Protocols.named(id);
            setText(
                    isEmpty || id == null
                            ? null
                            : protocol.map(ProtocolText::of).orElse(id));
            setGraphic(protocol.map(one -> Icons.of(ProtocolText.icon(one))).orElse(null));
        }
    }

    private static final class SpeedCell extends ListCell<Speed> {
        @Override
        protected void updateItem(Speed speed, boolean isEmpty) {
            super.updateItem(speed, isEmpty);
            setText(isEmpty || speed == null ? null : speed.words());
        }
    }
}
