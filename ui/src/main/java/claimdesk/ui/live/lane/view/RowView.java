package claimdesk.ui.live.lane.view;

import claimdesk.store.window.InProgressRow;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.LeaseBar;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.live.row.LaneRow;
import claimdesk.ui.live.row.RowText;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** One place of a lane. It keeps its nodes; only their words change. */
final class RowView extends VBox {

    static final double HEIGHT = 48;

    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    private static final PseudoClass LEAD = PseudoClass.getPseudoClass("lead");
    private static final RowText NOT_READ = new RowText("\u2026", "", "");
    private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");

    private final Lane lane;
    private final Label title = new Label();
    private final Label side = new Label();
    private final Label line = new Label();
    private final FontIcon mark = Icons.of(Feather.X);
    private final LeaseBar bar = new LeaseBar();
    private Optional<LaneRow> row = Optional.empty();
    private boolean isSelected;
    private boolean isLead;

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
        Icons.explain(this, this::getAccessibleText);
        setVisible(false);
        setManaged(false);
    }

    private static HBox spacer() {
        HBox spacer = new HBox();
        HBox.setHgrow(spacer, Priority.ALWAYS);
        return spacer;
    }

    /** Shows a row; while it has not been read, that there is one. */
    void show(Optional<LaneRow> shown, long nowMs) {
        if (!shown.equals(row) || title.getText().isEmpty()) {
            row = shown;
            boolean isLie = shown.filter(one -> one.match(claim -> false, saved -> false, refused -> refused.told()
                            .isSuccess()))
                    .isPresent();
            mark.setIconCode(isLie ? Feather.ALERT_TRIANGLE : lane == Lane.SAVED ? Feather.CHECK : Feather.X);
            say(shown.map(one -> RowText.of(one, nowMs)).orElse(NOT_READ));
            mark.setVisible(shown.isPresent());
            bar.setVisible(shown.isPresent());
        }
        tick(nowMs);
    }

    private void say(RowText text) {
        title.setText(text.title());
        side.setText(text.side());
        line.setText(text.line());
        setAccessibleText(text.spoken(lane));
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

    /**
     * @param isLeadNow whether the keyboard goes on from here
     */
    void mark(boolean isSelectedNow, boolean isLeadNow) {
        if (isSelected != isSelectedNow) {
            isSelected = isSelectedNow;
            pseudoClassStateChanged(SELECTED, isSelected);
        }
        if (isLead != isLeadNow) {
            isLead = isLeadNow;
            pseudoClassStateChanged(LEAD, isLead);
        }
    }

    boolean isLead() {
        return isLead;
    }

    Optional<LaneRow> row() {
        return row;
    }

    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return attribute == AccessibleAttribute.SELECTED
                ? isSelected
                : super.queryAccessibleAttribute(attribute, parameters);
    }
}
