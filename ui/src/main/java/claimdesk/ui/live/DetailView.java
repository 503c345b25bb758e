package claimdesk.ui.live;

import claimdesk.store.claim.PredicateTerm;
import claimdesk.store.journal.Detail;
import claimdesk.ui.controls.Nodes;
import claimdesk.ui.controls.ShownText;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The selected row: for a refused save each term of the predicate, and the attempts of its key. */
final class DetailView extends VBox {

    private final LiveViewModel model;
    private final Label heading = Nodes.label("", "detail-heading");
    private final Label sentence = Nodes.label("", "detail-sentence");
    private final GridPane terms = new GridPane();
    private final VBox refusal = new VBox(6, sentence, terms);
    private final TableView<AttemptLine> attempts = new TableView<>();

    DetailView(LiveViewModel model) {
        this.model = model;
        setId("detail");
        getStyleClass().add("detail");
        terms.setId("terms");
        terms.getStyleClass().add("terms");
        refusal.getStyleClass().add("refusal");
        refusal.setMinWidth(USE_PREF_SIZE);
        heading.setMinWidth(0);
        prepareAttempts();
        HBox body = new HBox(16, attempts, refusal);
        HBox.setHgrow(attempts, Priority.ALWAYS);
        VBox.setVgrow(body, Priority.ALWAYS);
        getChildren().addAll(heading, body);
        model.selected().addListener((property, before, row) -> show(row));
        model.attempts()
                .addListener((property, before, lines) -> attempts.setItems(FXCollections.observableList(lines)));
        show(Optional.empty());
    }

    private void prepareAttempts() {
        attempts.setId("attempts");
        attempts.setAccessibleText("Attempts of the selected key");
        attempts.setPlaceholder(Nodes.label("Select a row above to see the attempts of its key."));
        attempts.getStyleClass().addAll("dense", "attempts");
        attempts.getColumns()
                .setAll(List.of(
                        column("Try", 44, AttemptLine::tried),
                        column("Received", 112, AttemptLine::received),
                        column("The vendor was told", 186, AttemptLine::told),
                        column("What happened", 200, AttemptLine::happened)));
        attempts.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_LAST_COLUMN);
        attempts.setFixedCellSize(28);
        attempts.setMinHeight(60);
    }

    private static TableColumn<AttemptLine, String> column(
            String title, double width, Function<AttemptLine, String> text) {
        TableColumn<AttemptLine, String> column = new TableColumn<>(title);
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(text.apply(cell.getValue())));
        column.setCellFactory(made -> new WholeTextCell());
        column.setMinWidth(width);
        column.setPrefWidth(width);
        column.setSortable(false);
        column.setReorderable(false);
        return column;
    }

    private void show(Optional<LaneRow> selected) {
        heading.setText(selected.map(DetailView::headingOf).orElse("Attempts"));
        List<TermLine> lines = model.terms();
        refusal.setVisible(!lines.isEmpty());
        refusal.setManaged(!lines.isEmpty());
        terms.getChildren().clear();
        if (!lines.isEmpty()) {
            sentence.setText(selected.flatMap(row -> row.details().text(Detail.TERM))
                    .flatMap(PredicateTerm::named)
                    .map(term -> "Refused: " + term.sentence() + ".")
                    .orElse(""));
            terms.addRow(
                    0,
                    Nodes.label("term", "term-title"),
                    Nodes.label("stored", "term-title"),
                    Nodes.label("presented", "term-title"),
                    Nodes.label("", "term-title"));
            lines.forEach(this::addTerm);
        }
    }

    private void addTerm(TermLine line) {
        String style = "term-" + line.verdict().text().replace(' ', '-');
        Label verdict = Nodes.label(line.verdict().text(), "term-verdict", style);
        switch (line.verdict()) {
            case HELD:
                verdict.setGraphic(Nodes.icon(Feather.CHECK));
                break;
            case FAILED:
                verdict.setGraphic(Nodes.icon(Feather.X));
                break;
            default:
                verdict.setGraphic(Nodes.icon(Feather.MINUS));
                break;
        }
        terms.addRow(
                terms.getRowCount(),
                Nodes.label(line.term(), "term-name", style),
                value(line.stored(), style),
                value(line.presented(), style),
                verdict);
    }

    private static Label value(String text, String style) {
        Label label = Nodes.label(text, "term-value", style);
        label.setMaxWidth(170);
        return label;
    }

    private static String headingOf(LaneRow row) {
        return row.lane().title() + "  ·  order " + row.title() + "  ·  vendor "
                + ShownText.of(row.key().vendor().text()) + "  ·  key "
                + ShownText.of(row.key().key().text());
    }

    /** A cell whose tooltip has the text that its width cut off. */
    private static final class WholeTextCell extends TableCell<AttemptLine, String> {
        private final Tooltip whole = new Tooltip();

        @Override
        protected void updateItem(String text, boolean isEmpty) {
            super.updateItem(text, isEmpty);
            setText(isEmpty ? "" : text);
            whole.setText(text);
            setTooltip(isEmpty || text.isEmpty() ? null : whole);
        }
    }
}
