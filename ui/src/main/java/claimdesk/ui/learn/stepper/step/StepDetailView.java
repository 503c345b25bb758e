package claimdesk.ui.learn.stepper.step;

import claimdesk.app.room.Replay.Played;
import claimdesk.app.room.Rows;
import claimdesk.app.stepper.Stepped;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.learn.stepper.StepperViewModel;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** What the step that is pointed at did: the key row before and after, the order, effects, outbox, and its SQL. */
public final class StepDetailView extends VBox {

    private final StepperViewModel model;
    private final Label title = Icons.word(Feather.CHEVRON_RIGHT, "", "stepper-title");
    private final VBox content = new VBox();
    private final BooleanProperty isEarlier = new SimpleBooleanProperty();

    public StepDetailView(StepperViewModel model) {
        this.model = model;
        setId("step-detail");
        getStyleClass().add("stepper-detail");
        setMinSize(0, 0);
        title.setId("step-title");
        title.setMinWidth(0);
        content.getStyleClass().add("stepper-detail-content");
        ScrollPane scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("column-scroll");
        scroll.setAccessibleText("What the step did");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(header(), scroll);
        model.look().pointedAtProperty().addListener((property, before, now) -> show());
        model.look().journalSqlShownProperty().addListener((property, before, now) -> show());
        show();
    }

    private HBox header() {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button here = button("step-here", Feather.CORNER_UP_LEFT, "Takes back all after the step that is looked at");
        here.setText("Back to here");
        here.setOnAction(event -> model.goTo(model.look().pointedAtProperty().get()));
        here.setMinWidth(USE_PREF_SIZE);
        here.visibleProperty().bind(isEarlier);
        here.managedProperty().bind(isEarlier);
        HBox header = new HBox(
                title,
                space,
                here,
                look("step-before", Feather.CHEVRON_LEFT, "Looks at the step before, without taking anything back", -1),
                look("step-after", Feather.CHEVRON_RIGHT, "Looks at the step after", 1));
        header.getStyleClass().add("stepper-detail-header");
        return header;
    }

    private Button look(String id, Feather icon, String help, int by) {
        Button button = button(id, icon, help);
        button.setOnAction(
                event -> model.look().pointAt(model.look().pointedAtProperty().get() + by));
        return button;
    }

    private static Button button(String id, Feather icon, String help) {
        Button button = new Button("", Icons.of(icon));
        button.setId(id);
        button.setAccessibleText(help);
        Icons.explain(button, help);
        return button;
    }

    private void show() {
        int steps = model.look().count();
        isEarlier.set(model.look().pointedAtProperty().get() < steps);
        if (model.look().step().isEmpty()) {
            title.setText(steps == 0 ? "No step yet" : "Before the first step");
            Label hint = new Label("Press A for the first caller's first step. Each step shows here what it ran on the"
                    + " file, and the rows before and after it.");
            hint.setWrapText(true);
            hint.getStyleClass().add("stepper-muted");
            content.getChildren().setAll(hint);
            return;
        }
        Stepped step = model.look().step().get();
        title.setText("Step " + model.look().pointedAtProperty().get() + " of " + steps + ": "
                + step.played().words());
        content.getChildren().setAll(parts(step));
    }

    private List<Node> parts(Stepped step) {
        Played played = step.played();
        Rows before = played.before();
        Rows after = played.after();
        List<Cell> key = Cell.ofKey(before.key(), after.key());
        Node keyRow = new RowTable(
                "Key row", key, before.key().isPresent(), after.key().isPresent());
        Node sql = new SqlView(step.ran(), journal());
        List<Node> parts =
                new ArrayList<>(key.stream().anyMatch(Cell::isChanged) ? List.of(keyRow, sql) : List.of(sql, keyRow));
        parts.add(new RowTable(
                "Order",
                Cell.ofOrder(before.order(), after.order()),
                before.order().isPresent(),
                after.order().isPresent()));
        parts.add(new EffectsView(before.effects(), after.effects()));
        return parts;
    }

    private CheckBox journal() {
        CheckBox box = new CheckBox("Journal writes too");
        box.setId("journal-sql");
        box.selectedProperty().bindBidirectional(model.look().journalSqlShownProperty());
        Icons.explain(box, "Every step also appends to the journal, in the same transaction.");
        return box;
    }
}
