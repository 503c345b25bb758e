package claimdesk.ui.shell;

import claimdesk.ui.controls.Icons;
import claimdesk.ui.live.StatusViewModel;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** The figures at the foot of the window. */
final class StatusLine extends HBox {

    StatusLine(StatusViewModel model) {
        setId("status-line");
        getStyleClass().add("status-line");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        getChildren()
                .addAll(
                        figure("status-seq", model.seqProperty(), "The number of the newest journal row of this file."),
                        figure(
                                "status-writes",
                                model.writesProperty(),
                                "Journal rows written a second, by whomever, over the last two seconds."),
                        figure(
                                "status-wal",
                                model.walProperty(),
                                "How long the file's write-ahead log is. It is used again from its start, and cleared"
                                        + " away when the file is closed."),
                        space,
                        figure(
                                "status-clock",
                                model.clockProperty(),
                                "The one clock by which claims are stamped and leases judged: the run's while one"
                                        + " goes on, else the system's."));
    }

    private static Label figure(String id, ReadOnlyStringProperty text, String meaning) {
        Label label = new Label();
        label.setId(id);
        label.textProperty().bind(text);
        Icons.explain(label, meaning);
        return label;
    }
}
