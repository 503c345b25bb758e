package claimdesk.ui.learn.stepper.step;

import claimdesk.store.database.StatementLog.Ran;
import claimdesk.store.database.StatementLog.Side;
import claimdesk.ui.controls.Icons;
import java.util.List;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The statements that a step really ran, with the values that they were given and the rows that they changed. */
final class SqlView extends VBox {

    SqlView(List<Ran> ran, CheckBox journal) {
        setId("step-sql");
        getStyleClass().add("stepper-sql");
        List<Ran> shown = SqlText.shown(ran, journal.isSelected());
        Label heading = new Label("SQL that ran");
        heading.getStyleClass().add("stepper-heading");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox header = new HBox(heading, space, journal);
        header.getStyleClass().add("stepper-detail-header");
        getChildren().add(header);
        shown.forEach(one -> getChildren().add(statement(one)));
        long hidden = ran.stream().filter(one -> one.side() == Side.FAULT).count();
        if (hidden > 0) {
            getChildren().add(muted("and " + hidden + " statements that filled the disk, which are the fault's"));
        }
        if (ran.isEmpty()) {
            getChildren().add(muted("None: only the clock moved"));
        }
    }

    private static VBox statement(Ran one) {
        Label sql = new Label(SqlText.sql(one));
        sql.getStyleClass().add("stepper-statement");
        sql.setWrapText(true);
        Label result = Icons.word(icon(one), SqlText.result(one), "stepper-result");
        result.setWrapText(true);
        result.setMinWidth(0);
        VBox box = new VBox();
        box.getStyleClass().add("stepper-ran");
        if (one.side() == Side.OTHER) {
            box.getChildren().add(Icons.word(Feather.LOCK, "another connection", "stepper-other"));
        }
        if (SqlText.isTransaction(one)) {
            HBox line = new HBox(sql, result);
            line.getStyleClass().add("stepper-line");
            box.getChildren().add(line);
        } else {
            box.getChildren().addAll(sql, result);
        }
        if (one.failure().isPresent()) {
            box.getStyleClass().add("stepper-failed");
        }
        if (!one.values().isEmpty()) {
            FlowPane values = new FlowPane();
            values.getStyleClass().add("stepper-values");
            // Else the longest value would be as wide as it likes, and the statement above it would not wrap.
            values.setMinWidth(0);
            SqlText.values(one).forEach(text -> values.getChildren().add(value(text, values)));
            box.getChildren().add(values);
        }
        return box;
    }

    private static Label value(String text, Region within) {
        Label label = new Label(text);
        label.maxWidthProperty().bind(within.widthProperty());
        label.getStyleClass().add("stepper-bound");
        label.setWrapText(true);
        return label;
    }

    private static Feather icon(Ran one) {
        if (one.failure().isPresent()) {
            return Feather.X;
        }
        return !SqlText.isTransaction(one) && one.changed().orElse(0) > 0 ? Feather.EDIT_2 : Feather.CHECK;
    }

    private static Label muted(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("stepper-muted");
        return label;
    }
}
