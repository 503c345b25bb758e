package claimdesk.ui.importing.view.mapping;

import claimdesk.app.exchange.preview.Preview;
import claimdesk.app.exchange.preview.PreviewRow;
import claimdesk.app.exchange.preview.Problem;
import claimdesk.app.masking.MaskedText;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.importing.mapping.MappingViewModel;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** What is wrong with a mapping, or how its first rows fare. */
final class ProblemsBox extends VBox {

    /** More would push the rows out of the window; when some are put right, the others come up. */
    private static final int SHOWN_MAX = 4;

    private final MappingViewModel model;

    ProblemsBox(MappingViewModel model) {
        this.model = model;
        setId("import-problems");
        getStyleClass().add("import-problems");
        setMinHeight(USE_PREF_SIZE);
        model.lookProperty().addListener((property, before, now) -> show());
        show();
    }

    private void show() {
        getChildren().clear();
        if (model.lookProperty().get().isEmpty()) {
            Label reading = new Label("Reading the first rows\u2026");
            reading.getStyleClass().add("muted");
            getChildren().add(reading);
        }
        if (!model.unreadable().isEmpty()) {
            add(new Problem(
                    "This file cannot be read as evidence: " + model.unreadable()
                            + (model.unreadable().endsWith(".") ? "" : ".")
                            + " Nothing was changed. If it is text, another encoding or delimiter above may help.",
                    true));
        }
        model.problems().stream().limit(SHOWN_MAX).forEach(this::add);
        int more = model.problems().size() - SHOWN_MAX;
        if (more > 0) {
            add(new Problem("And " + more + " more.", false));
        }
        if (!model.isCaseFile()) {
            model.preview().filter(Preview::isComplete).ifPresent(this::addCounts);
        }
    }

    private void addCounts(Preview preview) {
        Label counts = new Label("Of the first " + preview.rows().size() + " rows: "
                + preview.count(PreviewRow.State.TAKEN) + " would be taken, "
                + preview.count(PreviewRow.State.REJECTED) + " rejected, "
                + preview.count(PreviewRow.State.BLANK) + " blank.");
        counts.setId("import-counts");
        counts.getStyleClass().add("muted");
        getChildren().add(counts);
    }

    private void add(Problem problem) {
        Label label = Icons.word(
                problem.isBlocking() ? Feather.ALERT_TRIANGLE : Feather.INFO,
                ShownText.of(MaskedText.of(problem.text())),
                problem.isBlocking() ? "blocking" : "hint");
        label.setWrapText(true);
        label.setMinWidth(0);
        label.setMinHeight(USE_PREF_SIZE);
        getChildren().add(label);
    }
}
