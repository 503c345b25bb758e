package claimdesk.ui.live.lane.view;

import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.live.lane.LaneViewModel;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.live.row.LaneRow;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** A lane: its count, and a window onto its rows. The keyboard's focus is the lane's, see {@link LaneKeys}. */
public final class LaneView extends VBox {

    private final LaneViewModel model;
    private final LaneCommands commands;
    private final RowsPane rows;
    private final LaneMenu menu;

    /**
     * @param nowMs the store's clock, by which leases are shown
     */
    public LaneView(LaneViewModel model, LaneCommands commands, ReadOnlyLongProperty nowMs) {
        this.model = model;
        this.commands = commands;
        this.menu = new LaneMenu(commands);
        this.rows = new RowsPane(model, nowMs::get, this::pressed);
        Lane lane = model.lane();
        Label empty = new Label();
        empty.setId("empty-" + lane.id());
        empty.getStyleClass().add("lane-empty");
        empty.visibleProperty().bind(model.filledProperty().isEqualTo(0));
        model.revisionProperty().addListener((property, before, now) -> empty.setText(nothing()));
        StackPane body = new StackPane(rows, empty, arrivals());
        VBox.setVgrow(body, Priority.ALWAYS);
        getChildren().addAll(new LaneHeader(model, commands), body);
        getStyleClass().addAll("lane", "lane-" + lane.id());
        setId("lane-" + lane.id());
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.LIST_VIEW);
        accessibleTextProperty().bind(model.countProperty().asString(lane.title() + ", %d. Up and Down select a row."));
        LaneKeys keys = new LaneKeys(model, commands, this::showMenu);
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getTarget() == this) {
                keys.pressed(event);
            }
        });
        addEventHandler(ContextMenuEvent.CONTEXT_MENU_REQUESTED, event -> {
            if (!event.isKeyboardTrigger()) {
                menu.offer(leadRow());
                menu.show(this, event.getScreenX(), event.getScreenY());
            }
            event.consume();
        });
        rows.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> requestFocus());
        nowMs.addListener((property, before, now) -> rows.tick(now.longValue()));
    }

    /** The chip that says how many rows have come in above, and goes to them. */
    private Button arrivals() {
        Button chip = new Button("", Icons.of(Feather.ARROW_UP));
        chip.setId("new-" + model.lane().id());
        chip.getStyleClass().add("new-chip");
        chip.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> Figures.count(model.arrivalsProperty().get()) + " new", model.arrivalsProperty()));
        chip.visibleProperty().bind(model.arrivalsProperty().greaterThan(0));
        chip.managedProperty().bind(chip.visibleProperty());
        chip.setOnAction(event -> {
            model.scrollTo(0);
            requestFocus();
        });
        Icons.explain(chip, "Rows that have come in above. Goes to the top of the lane.");
        StackPane.setAlignment(chip, Pos.TOP_CENTER);
        return chip;
    }

    private String nothing() {
        boolean isRead = model.reachProperty().get().isComplete();
        boolean isFiltered = !model.queryProperty().get().filter().isNone();
        return !isRead
                ? "Reading\u2026"
                : isFiltered ? "No row matches the filter." : model.lane().empty();
    }

    private void pressed(int place, MouseEvent event) {
        if (event.getButton() == MouseButton.SECONDARY && model.isSelected(place)) {
            return;
        }
        if (event.isShiftDown()) {
            commands.extendTo(place);
        } else if (event.isShortcutDown()) {
            commands.toggle(place);
        } else {
            commands.select(place);
        }
    }

    private Optional<LaneRow> leadRow() {
        return model.rowAt(model.selectedPlaceProperty().get());
    }

    private void showMenu() {
        menu.offer(leadRow());
        Node beside = rows.leadNode().map(Node.class::cast).orElse(this);
        Bounds place = beside.localToScreen(beside.getBoundsInLocal());
        if (place != null) {
            menu.show(this, Side.BOTTOM, 0, 0);
            menu.setX(place.getMinX() + place.getHeight() / 2);
            menu.setY(place.getMinY() + Math.min(place.getHeight(), RowView.HEIGHT) / 2);
        }
    }

    /** Takes the keyboard's focus from the lane beside it, and selects its first row in view if none is selected. */
    public void enter() {
        requestFocus();
        if (model.selectedPlaceProperty().get() == LaneViewModel.NONE) {
            commands.move(0);
        }
        model.reveal(model.selectedPlaceProperty().get());
    }
}
