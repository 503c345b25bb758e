package claimdesk.ui.investigate.detail;

import claimdesk.ui.controls.Clip;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.live.detail.TermsView;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The selected event: why it was refused, the key row before and after, and all that its row says. */
public final class EventDetailView extends VBox {

    private static final KeyCombination COPY = KeyCombination.valueOf("Shortcut+C");

    private static final double VALUE_WIDTH_MIN = 44;

    private final EventDetailViewModel model;
    private final GridPane columns = new GridPane();
    private final GridPane facts = new GridPane();

    public EventDetailView(EventDetailViewModel model) {
        this.model = model;
        setId("event-detail");
        getStyleClass().add("event-detail");
        setMinSize(0, 0);
        BooleanBinding isShown = model.headingProperty().isNotEmpty();
        VBox body = new VBox(
                TermsView.fitting(model.termsProperty()),
                title("Key row"),
                note(model.rowNoteProperty()),
                columns,
                title("All that the row says"),
                facts);
        body.getStyleClass().add("event-detail-body");
        body.visibleProperty().bind(isShown);
        ScrollPane scroll = new ScrollPane(body);
        scroll.setId("event-detail-scroll");
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("column-scroll");
        Icons.describe(scroll, AccessibleRole.SCROLL_PANE, "The selected event");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        columns.getStyleClass().add("key-columns");
        facts.getStyleClass().add("facts");
        ColumnConstraints names = new ColumnConstraints();
        names.setMinWidth(Region.USE_PREF_SIZE);
        facts.getColumnConstraints().add(names);
        model.columnsProperty().addListener((property, before, now) -> showColumns(now));
        model.factsProperty().addListener((property, before, now) -> showFacts(now));
        showColumns(model.columnsProperty().get());
        showFacts(model.factsProperty().get());
        getChildren().addAll(header(isShown), scroll);
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (COPY.match(event)) {
                Clip.copy(model.copied());
                event.consume();
            }
        });
    }

    private HBox header(BooleanBinding isShown) {
        Label heading = new Label();
        heading.setId("event-heading");
        heading.setMinWidth(USE_PREF_SIZE);
        heading.getStyleClass().add("section-title");
        heading.textProperty()
                .bind(Bindings.when(isShown).then(model.headingProperty()).otherwise("No event is selected"));
        Label place = new Label();
        place.setId("event-place");
        place.getStyleClass().add("muted");
        place.textProperty()
                .bind(Bindings.when(isShown).then(model.placeProperty()).otherwise("Choose a mark or a row."));
        place.setMinWidth(0);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button copy = new Button("", Icons.of(Feather.COPY));
        copy.setId("copy-event");
        copy.setAccessibleText("Copy what is known of the selected event");
        Icons.explain(copy, "Copies what is known of the selected event (Ctrl+C here).");
        copy.getStyleClass().addAll("flat", "button-icon");
        copy.setOnAction(event -> Clip.copy(model.copied()));
        copy.disableProperty().bind(isShown.not());
        HBox header = new HBox(heading, place, space, copy);
        header.getStyleClass().add("panel-header");
        return header;
    }

    private static Label title(String text) {
        Label title = new Label(text);
        title.getStyleClass().add("part-heading");
        return title;
    }

    private static Label note(ReadOnlyStringProperty text) {
        Label note = new Label();
        note.setId("key-row-note");
        note.getStyleClass().add("muted");
        note.setWrapText(true);
        note.setMinHeight(USE_PREF_SIZE);
        note.textProperty().bind(text);
        return note;
    }

    private void showColumns(List<ColumnChange> now) {
        columns.getChildren().clear();
        columns.setVisible(!now.isEmpty());
        columns.setManaged(!now.isEmpty());
        columns.addRow(
                0, label("Column", "term-header"), label("Before", "term-header"), label("After", "term-header"));
        for (int place = 0; place < now.size(); place++) {
            ColumnChange one = now.get(place);
            Label after = value(one.after());
            if (one.isChanged()) {
                after.setGraphic(Icons.of(Feather.CHEVRON_RIGHT));
                after.getStyleClass().add("changed");
                after.setAccessibleText("changed to " + one.after());
            }
            columns.addRow(place + 1, label(one.column(), "fact-name"), value(one.before()), after);
        }
    }

    private void showFacts(List<Fact> now) {
        facts.getChildren().clear();
        for (int place = 0; place < now.size(); place++) {
            Label value = label(now.get(place).value(), "term-value");
            value.setWrapText(true);
            value.setMinHeight(USE_PREF_SIZE);
            value.setMinWidth(0);
            Node name = label(now.get(place).name(), "fact-name");
            facts.addRow(place, name, value);
        }
    }

    /** Cut where it is narrow; whole on hover. */
    private static Label value(String text) {
        Label value = label(text, "term-value");
        value.setMinWidth(VALUE_WIDTH_MIN);
        Icons.explain(value, text);
        return value;
    }

    private static Label label(String text, String styleClass) {
        Label label = new Label(text);
        label.getStyleClass().add(styleClass);
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }
}
