package claimdesk.ui.simulate;

import atlantafx.base.theme.Styles;
import claimdesk.app.scenario.Scenario;
import claimdesk.store.claim.Protocol;
import claimdesk.ui.controls.ChoiceWords;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.simulate.run.RunState;
import claimdesk.ui.simulate.run.RunViewModel;
import claimdesk.ui.simulate.run.Seed;
import claimdesk.ui.simulate.run.Speed;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Callback;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Chooses a run, starts it, holds it and stops it. */
public final class RunBar extends VBox {

    private static final double SCENARIO_WIDTH_MIN = 150;
    private static final double SCENARIO_WIDTH_MAX = 420;

    private final ComboBox<Scenario> scenario = new ComboBox<>();
    private final RunViewModel model;
    private final Button start;
    private final Button pause;
    private final Button stop;

    public RunBar(RunViewModel model) {
        this.model = model;
        this.start = start(model);
        this.pause = pause(model);
        this.stop = stop(model);
        setId("run-bar");
        getStyleClass().add("run-bar");
        VBox seed = seed();
        HBox buttons = new HBox();
        buttons.getChildren().addAll(start, pause, stop);
        buttons.getStyleClass().add("buttons");
        Node last = field("", buttons);
        FlowPane fields = new FlowPane(scenario(), protocol(), seed, speed(), last);
        fields.getStyleClass().add("fields");
        // The scenario's title has what the others leave; where that is little, the bar takes another line.
        fields.widthProperty().addListener((property, before, now) -> fit(fields, now.doubleValue()));
        getChildren().addAll(fields, seedError(seed));
    }

    private void fit(FlowPane fields, double width) {
        applyCss();
        // First words go, the last button's first; then the buttons take another line.
        List.of(stop, pause, start).forEach(button -> button.setContentDisplay(ContentDisplay.LEFT));
        for (Button button : List.of(stop, pause, start)) {
            if (left(fields, width) < SCENARIO_WIDTH_MIN) {
                button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            }
        }
        scenario.setPrefWidth(Math.max(SCENARIO_WIDTH_MIN, Math.min(SCENARIO_WIDTH_MAX, left(fields, width))));
    }

    private static double left(FlowPane fields, double width) {
        double others = fields.getChildren().stream()
                .skip(1)
                .mapToDouble(field -> field.prefWidth(-1) + fields.getHgap())
                .sum();
        return Math.floor(width - others - 1);
    }

    private static VBox field(String name, Node control) {
        Label label = new Label(name);
        label.getStyleClass().add("field-name");
        label.setLabelFor(control);
        VBox field = new VBox(label, control);
        field.getStyleClass().add("field");
        return field;
    }

    private Node scenario() {
        ComboBox<Scenario> box = scenario;
        choose(box, "scenario", "Scenario", model.scenarios(), model.scenarioProperty());
        Callback<Scenario, String> title = Scenario::title;
        show(box, title);
        box.setPrefWidth(SCENARIO_WIDTH_MIN);
        box.valueProperty().addListener((property, before, chosen) -> Icons.explain(box, chosen.description()));
        Icons.explain(box, box.getValue().description());
        return field("Scenario", box);
    }

    private Node protocol() {
        ComboBox<Protocol> box = box("protocol", "Protocol", model.protocols(), model.protocolProperty());
        box.setButtonCell(new ProtocolCell());
        box.setCellFactory(list -> new ProtocolCell());
        box.setPrefWidth(244);
        box.setMinWidth(214);
        Icons.explain(
                box,
                "How keys are claimed and answers saved. Those for study exist to show what goes wrong under them.");
        return field("Protocol", box);
    }

    private VBox seed() {
        TextField text = new TextField();
        text.setId("seed");
        text.setPrefColumnCount(8);
        text.setPrefWidth(104);
        text.setMinWidth(76);
        text.textProperty().bindBidirectional(model.seedProperty());
        text.disableProperty().bind(model.stateProperty().isNotEqualTo(RunState.READY));
        text.setOnAction(event -> model.start());
        Icons.explain(
                text,
                "Everything that is drawn in a run is drawn from its seed: the same seed plays the same. " + "It is "
                        + Seed.WHAT_IS_ALLOWED + ".");
        text.setAccessibleText("Seed");
        model.seedErrorProperty().addListener((property, before, now) -> {
            text.pseudoClassStateChanged(Styles.STATE_DANGER, !now.isEmpty());
            text.setAccessibleText(now.isEmpty() ? "Seed" : "Seed, wrong: it must be " + now);
        });
        return field("Seed", text);
    }

    /** Stands under the field that it is about, and may be wider. */
    private Label seedError(Node seed) {
        Label error = Icons.word(Feather.ALERT_CIRCLE, "", "field-error");
        error.setId("seed-error");
        error.textProperty().bind(model.seedErrorProperty());
        error.visibleProperty().bind(model.seedErrorProperty().isNotEmpty());
        error.managedProperty().bind(error.visibleProperty());
        error.translateXProperty().bind(seed.layoutXProperty());
        return error;
    }

    private Node speed() {
        ComboBox<Speed> box = new ComboBox<>();
        box.setId("speed");
        box.setAccessibleText("Speed");
        box.getItems().addAll(Speed.values());
        box.valueProperty().bindBidirectional(model.speedProperty());
        show(box, Speed::text);
        box.setPrefWidth(88);
        box.setMinWidth(84);
        Icons.explain(box, "How fast the run's clock goes, against the wall's. May be changed while it runs.");
        return field("Speed", box);
    }

    private <T> ComboBox<T> box(String id, String name, List<T> choices, ObjectProperty<T> chosen) {
        ComboBox<T> box = new ComboBox<>();
        choose(box, id, name, choices, chosen);
        return box;
    }

    private <T> void choose(ComboBox<T> box, String id, String name, List<T> choices, ObjectProperty<T> chosen) {
        box.setId(id);
        box.setAccessibleText(name);
        box.getItems().addAll(choices);
        box.setVisibleRowCount(choices.size());
        box.valueProperty().bindBidirectional(chosen);
        box.disableProperty().bind(model.stateProperty().isNotEqualTo(RunState.READY));
    }

    private static <T> void show(ComboBox<T> box, Callback<T, String> text) {
        box.setConverter(new ChoiceWords<>(choice -> text.call(choice)));
    }

    private static Button start(RunViewModel model) {
        Button button = button("start", "Start", Feather.PLAY);
        button.getStyleClass().add(Styles.ACCENT);
        button.disableProperty().bind(model.canStartProperty().not());
        button.setOnAction(event -> model.start());
        return button;
    }

    private static Button pause(RunViewModel model) {
        Button button = button("pause", "Pause", Feather.PAUSE);
        button.setOnAction(event -> model.pauseOrResume());
        model.stateProperty().addListener((property, before, now) -> {
            boolean isPaused = now == RunState.PAUSED;
            button.setText(isPaused ? "Resume" : "Pause");
            button.setGraphic(icon(isPaused ? Feather.PLAY : Feather.PAUSE));
        });
        disableUnlessRunning(model, button);
        return button;
    }

    private static Button stop(RunViewModel model) {
        Button button = button("stop", "Stop", Feather.SQUARE);
        button.setOnAction(event -> model.stop());
        disableUnlessRunning(model, button);
        return button;
    }

    private static void disableUnlessRunning(RunViewModel model, Button button) {
        button.setDisable(true);
        model.stateProperty().addListener((property, before, now) -> button.setDisable(!now.canBeHeld()));
    }

    private static Button button(String id, String text, Feather feather) {
        Button button = new Button(text, icon(feather));
        button.setId(id);
        button.setMinWidth(Button.USE_PREF_SIZE);
        Icons.explain(button, text + " the run");
        return button;
    }

    private static FontIcon icon(Feather feather) {
        return Icons.of(feather);
    }

    /** A protocol by its id, and by word and icon whether it is only there to be studied. */
    private static final class ProtocolCell extends ListCell<Protocol> {
        @Override
        protected void updateItem(Protocol protocol, boolean isEmpty) {
            super.updateItem(protocol, isEmpty);
            setText(isEmpty || protocol == null ? null : ProtocolText.of(protocol));
            setGraphic(isEmpty || protocol == null ? null : icon(ProtocolText.icon(protocol)));
        }
    }
}
