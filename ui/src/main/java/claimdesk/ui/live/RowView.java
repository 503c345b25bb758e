package claimdesk.ui.live;

import claimdesk.store.window.InProgressRow;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.LeaseBar;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** One place of a lane. It keeps its nodes; only their words change. */
final class RowView extends VBox {

    static final double HEIGHT = 48;

    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");

    private final Lane lane;
    private final Label title = new Label();
    private final Label side = new Label();
    private final Label line = new Label();
    private final FontIcon mark = Icons.of(Feather.X);
    private final LeaseBar bar = new LeaseBar();
    private Optional<LaneRow> row = Optional.empty();

    RowView(Lane lane, int place) {
        this.lane = lane;
        setId("row-" + lane.id() + "-" + place);
        getStyleClass().addAll("row", "row-" + lane.id());
        title.getStyleClass().add("title");
        side.getStyleClass().add("side");
        side.setMinWidth(Label.USE_PREF_SIZE);
        line.getStyleClass().add("line");
        HBox top = new HBox(title, spacer());
        top.getStyleClass().add("top");
        if (lane == Lane.IN_PROGRESS) {
            top.getChildren().add(bar);
        } else {
            side.setGraphic(mark);
        }
        top.getChildren().add(side);
        getChildren().addAll(top, line);
        setMinHeight(HEIGHT);
        setMaxHeight(HEIGHT);
        setPrefHeight(HEIGHT);
        setAccessibleRole(AccessibleRole.LIST_ITEM);
        Tooltip whole = Icons.explanation("");
        whole.setOnShowing(event -> whole.setText(getAccessibleText()));
        Tooltip.install(this, whole);
        show(Optional.empty(), 0);
    }

    private static HBox spacer() {
        HBox spacer = new HBox();
        HBox.setHgrow(spacer, Priority.ALWAYS);
        return spacer;
    }

    void show(Optional<LaneRow> shown, long nowMs) {
        row = shown;
        setVisible(shown.isPresent());
        setManaged(shown.isPresent());
        boolean isLie = shown.filter(one -> one.match(claim -> false, saved -> false, refused -> refused.told()
                        .isSuccess()))
                .isPresent();
        mark.setIconCode(isLie ? Feather.ALERT_TRIANGLE : lane == Lane.SAVED ? Feather.CHECK : Feather.X);
        shown.ifPresent(one -> {
            RowText text = RowText.of(one, nowMs);
            title.setText(text.title());
            side.setText(text.side());
            line.setText(text.line());
            setAccessibleText(text.spoken(lane));
        });
        tick(nowMs);
    }

    /** Moves what counts down to {@code nowMs}. */
    void tick(long nowMs) {
        row.ifPresent(one -> one.match(claim -> lease(claim.row(), nowMs), saved -> false, refused -> false));
    }

    private boolean lease(InProgressRow claim, long nowMs) {
        double left = RowText.leaseFraction(claim, nowMs);
        bar.setFraction(left);
        bar.setVisible(left > 0);
        bar.setManaged(left > 0);
        side.setText(RowText.lease(claim.leaseUntilMs(), nowMs));
        pseudoClassStateChanged(OVER, left <= 0);
        return true;
    }

    void setSelected(boolean isSelected) {
        pseudoClassStateChanged(SELECTED, isSelected);
    }
}
