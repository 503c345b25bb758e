package claimdesk.ui.live.detail;

import atlantafx.base.theme.Styles;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.timeline.TimelineView;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** What is known of the selected row: beside each other where there is room, else below each other. */
public final class DetailView extends StackPane {

    private static final double HEADING_SHARE = 0.3;

    public static final double BESIDE_FROM = 1000;
    private static final double BESIDE_HEIGHT_MIN = 120;
    private static final double BELOW_HEIGHT_MIN = 120;
    private static final double WHY_WIDTH = 400;

    /** Why a save was refused, in a sentence and by its terms. */
    private final GridPane refusal;

    private final StackPane attempts;
    private final GridPane body = new GridPane();
    private final HBox actions = new HBox();
    private final VBox question = new VBox();
    private final ToggleButton enlarge;
    private double bodyMin = BELOW_HEIGHT_MIN;

    public DetailView(DetailViewModel model) {
        getStyleClass().add("detail");
        setId("detail");
        refusal = refusal(model);
        AttemptsTable table = new AttemptsTable(model);
        table.visibleProperty().bind(model.tableProperty());
        TimelineView timeline = new TimelineView(model.timeline());
        timeline.visibleProperty().bind(model.tableProperty().not());
        attempts = new StackPane(timeline, table);
        attempts.setMinWidth(0);
        Label heading = new Label();
        heading.textProperty().bind(model.headingProperty());
        heading.setId("detail-heading");
        heading.getStyleClass().add("detail-heading");
        Label subheading = new Label();
        subheading.textProperty().bind(model.subheadingProperty());
        subheading.getStyleClass().add("detail-subheading");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        CheckBox asTable = new CheckBox("Table");
        asTable.setId("as-table");
        asTable.selectedProperty().bindBidirectional(model.tableProperty());
        Icons.explain(asTable, "Shows the attempts as a table instead of a timeline.");
        enlarge = enlarge(model);
        subheading.setMinWidth(0);
        HBox header = new HBox(heading, subheading, space, openCase(model), actions, asTable, enlarge);
        header.getStyleClass().add("detail-header");
        // Where there is little room, what the heading is about gives way first, and no button.
        heading.minWidthProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> Math.min(heading.prefWidth(-1), header.getWidth() * HEADING_SHARE),
                        heading.textProperty(),
                        heading.fontProperty(),
                        header.widthProperty()));
        asTable.setMinWidth(USE_PREF_SIZE);
        enlarge.setMinWidth(USE_PREF_SIZE);
        body.getStyleClass().add("detail-body");
        body.add(refusal, 0, 0);
        body.add(attempts, 1, 0);
        ColumnConstraints grows = new ColumnConstraints();
        grows.setHgrow(Priority.ALWAYS);
        body.getColumnConstraints().addAll(new ColumnConstraints(), grows);
        GridPane.setHgrow(attempts, Priority.ALWAYS);
        GridPane.setVgrow(attempts, Priority.ALWAYS);
        VBox shown = new VBox(header, question, body);
        VBox.setVgrow(body, Priority.ALWAYS);
        actions.getStyleClass().add("detail-actions");
        shown.visibleProperty().bind(model.shownProperty());
        Label hint = Icons.word(
                Feather.CORNER_LEFT_UP,
                "Select a row: a refused save shows why, and each shows its attempts and what its vendor was told.",
                "detail-hint");
        hint.visibleProperty().bind(model.shownProperty().not());
        getChildren().addAll(hint, shown);
        widthProperty().addListener((property, before, width) -> arrange(width.doubleValue() >= BESIDE_FROM));
    }

    /**
     * What can be done with the selected key.
     *
     * @param below what it asks first
     * @param isAsking whether the question needs the room of what is known of the row
     */
    public record KeyActs(Node bar, Node below, ObservableBooleanValue isAsking) {}

    public void offer(KeyActs acts) {
        actions.getChildren().setAll(acts.bar());
        question.getChildren().setAll(acts.below());
        ObservableBooleanValue isAsking = acts.isAsking();
        body.visibleProperty().bind(Bindings.not(isAsking));
        body.managedProperty().bind(body.visibleProperty());
        // What came of it must not be squeezed away by what is below.
        question.minHeightProperty().bind(Bindings.when(isAsking).then(0.0).otherwise(USE_PREF_SIZE));
    }

    /** What came of an act has its lines on top of the rest. */
    @Override
    protected double computeMinHeight(double width) {
        return bodyMin + (body.isVisible() && question.isVisible() ? question.minHeight(getWidth()) : 0);
    }

    /** Takes the keyboard's focus, before that of a lane goes with the lane. */
    public void takeFocus() {
        enlarge.requestFocus();
    }

    private static GridPane refusal(DetailViewModel model) {
        Label why = new Label();
        why.setId("refusal-why");
        why.getStyleClass().add("refusal-why");
        why.textProperty().bind(model.whyProperty());
        why.setWrapText(true);
        why.setPrefWidth(WHY_WIDTH);
        why.setMinHeight(USE_PREF_SIZE);
        GridPane.setValignment(why, VPos.TOP);
        GridPane box = new GridPane();
        box.add(why, 0, 0);
        box.add(new TermsView(model.termsProperty()), 0, 1);
        box.visibleProperty().bind(model.whyProperty().isNotEmpty());
        box.managedProperty().bind(box.visibleProperty());
        return box;
    }

    private static Button openCase(DetailViewModel model) {
        Button open = new Button("Open case", Icons.of(Feather.SEARCH));
        open.setId("open-case");
        open.setMinWidth(USE_PREF_SIZE);
        open.getStyleClass().add(Styles.SMALL);
        Icons.explain(
                open, "Opens the order in Investigate: what is proven, and what to tell the vendor (Ctrl+Enter).");
        open.setOnAction(event -> model.openCase());
        open.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> model.topicProperty().get().isEmpty(), model.topicProperty()));
        return open;
    }

    private static ToggleButton enlarge(DetailViewModel model) {
        ToggleButton enlarge = new ToggleButton("", Icons.of(Feather.MAXIMIZE_2));
        enlarge.setId("enlarge");
        enlarge.getStyleClass().addAll("flat", "enlarge");
        enlarge.setAccessibleText("Enlarge what is known of the selected row");
        Icons.explain(enlarge, "Gives the selected row all the height, and back (Ctrl+D, Esc).");
        enlarge.selectedProperty().bindBidirectional(model.largeProperty());
        model.largeProperty()
                .addListener((property, before, isLarge) ->
                        enlarge.setGraphic(Icons.of(isLarge ? Feather.MINIMIZE_2 : Feather.MAXIMIZE_2)));
        return enlarge;
    }

    private void arrange(boolean isBeside) {
        bodyMin = isBeside ? BESIDE_HEIGHT_MIN : BELOW_HEIGHT_MIN;
        requestLayout();
        GridPane.setConstraints(attempts, isBeside ? 1 : 0, isBeside ? 0 : 1);
        GridPane.setColumnSpan(attempts, isBeside ? 1 : 2);
        GridPane.setColumnSpan(refusal, isBeside ? 1 : 2);
        // The sentence stands over the terms, or where height is scarce, at their right.
        GridPane.setConstraints(refusal.getChildren().get(0), isBeside ? 0 : 1, 0);
        GridPane.setConstraints(refusal.getChildren().get(1), 0, isBeside ? 1 : 0);
    }
}
