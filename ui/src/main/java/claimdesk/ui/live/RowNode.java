package claimdesk.ui.live;

import claimdesk.ui.controls.Durations;
import claimdesk.ui.controls.Nodes;
import claimdesk.ui.controls.ShownText;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** One place in a lane. Its node stays; what it shows changes, so that a lane needs no list events. */
final class RowNode extends VBox {

    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    private static final PseudoClass ENDED = PseudoClass.getPseudoClass("ended");

    private final Label title = Nodes.label("", "row-title");
    private final Label mark = Nodes.label("", "row-mark");
    private final Label note = Nodes.label("", "row-note");
    private final Tooltip whole = new Tooltip();
    private final ProgressBar lease = new ProgressBar();
    private final Label leaseLeft = Nodes.label("", "row-lease");
    private final HBox leaseLine = new HBox(8, lease, leaseLeft);

    private LaneRow row;

    RowNode() {
        getStyleClass().add("lane-row");
        setAccessibleRole(AccessibleRole.LIST_ITEM);
        title.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        title.setMinWidth(0);
        mark.setMinWidth(USE_PREF_SIZE);
        note.setMinWidth(0);
        lease.setMaxWidth(Double.MAX_VALUE);
        lease.getStyleClass().add("small");
        HBox.setHgrow(lease, Priority.ALWAYS);
        leaseLeft.setMinWidth(USE_PREF_SIZE);
        leaseLine.getStyleClass().add("lease-line");
        HBox top = new HBox(8, title, Nodes.spacer(), mark);
        getChildren().addAll(top, note, leaseLine);
        Tooltip.install(this, whole);
        show(null, false, 0);
    }

    LaneRow row() {
        return row;
    }

    /** Shows {@code shown}, or nothing if it is null. */
    void show(LaneRow shown, boolean isSelected, long nowMs) {
        row = shown;
        setVisible(shown != null);
        setManaged(shown != null);
        pseudoClassStateChanged(SELECTED, isSelected);
        if (shown == null) {
            return;
        }
        title.setText(shown.title());
        mark.setText(shown.mark());
        note.setText(shown.note());
        whole.setText(shown.title() + "\nkey " + ShownText.of(shown.key().key().text()) + "\n" + shown.note());
        boolean isLeased = shown.lane() == Lane.IN_PROGRESS;
        leaseLine.setVisible(isLeased);
        leaseLine.setManaged(isLeased);
        setAccessibleText(shown.lane().title() + ": " + shown.title() + ", " + shown.note() + " " + shown.mark());
        runDown(nowMs);
    }

    /** Shortens the lease bar to what is left of it at {@code nowMs}. */
    void runDown(long nowMs) {
        if (row == null || row.lane() != Lane.IN_PROGRESS) {
            return;
        }
        long leftMs = row.leaseUntilMs() - nowMs;
        long wholeMs = Math.max(1, row.leaseUntilMs() - row.claimedAtMs());
        lease.setProgress(Math.max(0, Math.min(1, (double) leftMs / wholeMs)));
        leaseLeft.setText(leftMs > 0 ? Durations.text(leftMs) : "lease ended");
        pseudoClassStateChanged(ENDED, leftMs <= 0);
    }
}
