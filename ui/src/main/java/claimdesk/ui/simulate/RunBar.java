package claimdesk.ui.simulate;

import claimdesk.app.scenario.Scenario;
import claimdesk.store.claim.Protocol;
import claimdesk.ui.controls.Nodes;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Callback;
import org.kordamp.ikonli.feather.Feather;

/** What to run, and Start, Pause and Stop. */
public final class RunBar extends FlowPane {

    private static final PseudoClass ERROR = PseudoClass.getPseudoClass("error");

    private final RunViewModel model;

    public RunBar(RunViewModel model) {
        this.model = model;
        setId("run-bar");
        getStyleClass().add("run-bar");
        getChildren()
                .addAll(
                        field("Scenario", scenario()),
                        field("Protocol", protocol()),
                        field("Seed", seed()),
                        field("Speed", speed()),
                        buttons());
    }

    private BooleanBinding isActive() {
        return Bindings.createBooleanBinding(() -> model.state().get().isActive(), model.state());
    }

    private static VBox field(String name, Node control) {
        Label label = Nodes.label(name, "field-name");
        label.setLabelFor(control);
        return new VBox(2, label, control);
    }

    private ComboBox<Scenario> scenario() {
        ComboBox<Scenario> box = new ComboBox<>();
        box.setId("scenario");
        box.setAccessibleText("Scenario");
        box.getItems().setAll(model.scenarios());
        cells(box, list -> new ScenarioCell());
        box.valueProperty().bindBidirectional(model.scenario());
        box.disableProperty().bind(isActive());
        box.setPrefWidth(192);
        Tooltip seen = new Tooltip();
        seen.setWrapText(true);
        seen.setMaxWidth(420);
        seen.textProperty().bind(model.scenario().map(Scenario::description));
        box.setTooltip(seen);
        return box;
    }

    private ComboBox<Protocol> protocol() {
        ComboBox<Protocol> box = new ComboBox<>();
        box.setId("protocol");
        box.setAccessibleText("Protocol");
        box.getItems().setAll(model.protocols());
        cells(box, list -> new ProtocolCell());
        box.valueProperty().bindBidirectional(model.protocol());
        box.disableProperty().bind(isActive());
        box.setPrefWidth(214);
        return box;
    }

    private static <T> void cells(ComboBox<T> box, Callback<Object, ListCell<T>> cell) {
        box.setCellFactory(cell::call);
        box.setButtonCell(cell.call(null));
    }

    private TextField seed() {
        TextField field = new TextField();
        field.setId("seed");
        field.setAccessibleText("Seed");
        field.setPrefColumnCount(5);
        field.textProperty().bindBidirectional(model.seed());
        field.disableProperty().bind(isActive());
        Tooltip says = new Tooltip();
        says.textProperty()
                .bind(model.seedError().map(error -> error.isEmpty() ? "The same seed plays the same run." : error));
        field.setTooltip(says);
        model.seedError()
                .addListener((property, before, error) -> field.pseudoClassStateChanged(ERROR, !error.isEmpty()));
        return field;
    }

    private ComboBox<Speed> speed() {
        ComboBox<Speed> box = new ComboBox<>();
        box.setId("speed");
        box.setAccessibleText("Speed");
        box.getItems().setAll(Speed.values());
        box.valueProperty().bindBidirectional(model.speed());
        box.disableProperty().bind(isActive());
        box.setPrefWidth(84);
        box.setTooltip(new Tooltip("How many times as fast as the clock on the wall; max waits for nothing."));
        return box;
    }

    private VBox buttons() {
        Button start = button("start", "Start", Feather.PLAY, model::start);
        start.getStyleClass().add("accent");
        start.disableProperty().bind(isActive().or(model.seedError().isNotEmpty()));
        Button pause = button("pause", "Pause", Feather.PAUSE, model::togglePause);
        pause.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> model.state().get() != RunState.RUNNING
                                && model.state().get() != RunState.PAUSED,
                        model.state()));
        model.state().addListener((property, before, state) -> {
            boolean isPaused = state == RunState.PAUSED;
            pause.setText(isPaused ? "Resume" : "Pause");
            pause.setGraphic(Nodes.icon(isPaused ? Feather.PLAY : Feather.PAUSE));
        });
        Button stop = button("stop", "Stop", Feather.SQUARE, model::stop);
        stop.disableProperty().bind(isActive().not());
        Label error = Nodes.label("", "field-error");
        error.setId("seed-error");
        error.textProperty().bind(model.seedError().map(text -> text.isEmpty() ? " " : "Seed: " + text));
        return new VBox(2, error, new HBox(6, start, pause, stop));
    }

    private static Button button(String id, String text, Feather icon, Runnable action) {
        Button button = new Button(text, Nodes.icon(icon));
        button.setId(id);
        button.setMinWidth(84);
        button.setOnAction(press -> action.run());
        return button;
    }

    private static final class ScenarioCell extends ListCell<Scenario> {
        @Override
        protected void updateItem(Scenario scenario, boolean isEmpty) {
            super.updateItem(scenario, isEmpty);
            setText(isEmpty || scenario == null ? "" : scenario.title());
        }
    }

    /** A studied protocol says so, by word and icon. */
    private static final class ProtocolCell extends ListCell<Protocol> {
        @Override
        protected void updateItem(Protocol protocol, boolean isEmpty) {
            super.updateItem(protocol, isEmpty);
            if (isEmpty || protocol == null) {
                setText("");
                setGraphic(null);
            } else {
                setText(protocol.id() + (protocol.isFitForUse() ? "" : " (for study)"));
                setGraphic(Nodes.icon(protocol.isFitForUse() ? Feather.SHIELD : Feather.BOOK_OPEN));
            }
        }
    }
}
