package claimdesk.ui.shell.frame;

import claimdesk.ui.controls.Icons;
import claimdesk.ui.live.status.StatusViewModel;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.scene.control.Label;
import org.kordamp.ikonli.feather.Feather;

/** The figures at the foot of the window. Where they do not all fit, those that matter least are left out first. */
final class StatusLine extends FittingLine {

    StatusLine(StatusViewModel model) {
        setId("status-line");
        getStyleClass().add("status-line");
        addLeft(5, figure("status-seq", model.seqProperty(), "The number of the newest journal row of this file."));
        addLeft(
                3,
                figure(
                        "status-writes",
                        model.writesProperty(),
                        "Journal rows written a second, by whomever, over the last two seconds."));
        addLeft(
                2,
                figure(
                        "status-wal",
                        model.walProperty(),
                        "How long the file's write-ahead log is. It is used again from its start, and cleared away when"
                                + " the file is closed."));
        addLeft(
                4,
                figure(
                        "status-lag",
                        model.lagProperty(),
                        "From the stamp of a row, which it gets just before its commit, until the lanes had it, by the"
                                + " clock of this computer; of the rows that came in last, the one that waited longest."
                                + " The next frame draws it. Not known while a run goes on that has a clock of its own."));
        addLeft(
                0,
                notice(
                        "status-log-held",
                        Icons.word(Feather.ALERT_TRIANGLE, "WAL held by a reader", "warning"),
                        model.logHeldProperty(),
                        "The write-ahead log goes on growing beyond 16 MB, so something still reads an old state of the"
                                + " file: most often another program with an unfinished query or an open transaction;"
                                + " a single very large write looks the same while it lasts. Finish or close that."
                                + " Nothing is lost; until then the log grows and reading becomes slower."));
        addLeft(
                1,
                notice(
                        "status-elsewhere",
                        Icons.word(Feather.USERS, "also written by another process"),
                        model.writtenElsewhereProperty(),
                        "Within the last 10 seconds there were new journal rows of a run that this window did not"
                                + " begin: the command line, another window or a service writes to the same file."));
        addRight(
                6,
                figure(
                        "status-clock",
                        model.clockProperty(),
                        "The one clock by which claims are stamped and leases judged: the run's while one goes on, else"
                                + " the system's."));
    }

    private static Label figure(String id, ReadOnlyStringProperty text, String meaning) {
        Label label = new Label();
        label.setId(id);
        label.textProperty().bind(text);
        label.managedProperty().bind(label.textProperty().isNotEmpty());
        Icons.explain(label, meaning);
        return label;
    }

    private static Label notice(String id, Label words, ReadOnlyBooleanProperty isTrue, String meaning) {
        words.setId(id);
        words.managedProperty().bind(isTrue);
        Icons.explain(words, meaning);
        return words;
    }
}
