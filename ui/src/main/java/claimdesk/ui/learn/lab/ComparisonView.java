package claimdesk.ui.learn.lab;

import atlantafx.base.theme.Styles;
import claimdesk.app.lab.Cell;
import claimdesk.app.lab.Comparison.Side;
import claimdesk.store.claim.Protocol;
import claimdesk.store.study.Protocols;
import claimdesk.ui.controls.ChoiceWords;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.simulate.ProtocolText;
import claimdesk.ui.timeline.TimelineView;
import claimdesk.ui.timeline.TimelineViewModel;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** A cell's example: its timeline above that of another protocol under the same turns, where they part, and the way on. */
final class ComparisonView extends BorderPane {

    private final ComparisonViewModel model;
    private final Button back = new Button("Back to the grid  Esc", Icons.of(Feather.ARROW_LEFT));
    private final Label title = new Label();
    private final Label hereWords = new Label();
    private final Label thereWords = new Label();
    private final Label hereId = new Label();
    private final Label thereId = new Label();

    ComparisonView(ComparisonViewModel model) {
        this.model = model;
        setId("lab-comparison");
        getStyleClass().add("lab-comparison");
        back.setId("lab-back");
        back.getStyleClass().add(Styles.SMALL);
        back.setOnAction(event -> model.close());
        title.setId("lab-title");
        title.getStyleClass().add("lab-title");
        title.setWrapText(true);
        FlowPane bar = new FlowPane(back, besides());
        bar.getStyleClass().add("stepper-bar");
        setTop(new VBox(bar, title, difference()));
        SplitPane sides = new SplitPane(
                side("here", heading(hereWords, hereId), model.here(), model::stepHere),
                side("there", heading(thereWords, thereId), model.there(), model::stepThere));
        sides.getStyleClass().add("lab-sides");
        sides.setMinSize(0, 0);
        setCenter(sides);
        model.cellProperty().addListener((property, before, now) -> describe(now));
        model.shownProperty()
                .addListener((property, before, now) -> now.ifPresent(all -> {
                    describe(hereWords, all.one());
                    hereId.setText(all.one().schedule().id());
                    describe(thereWords, all.other());
                    thereId.setText(all.other().schedule().id());
                }));
        describe(model.cellProperty().get());
    }

    void takeFocus() {
        back.requestFocus();
    }

    private void describe(Optional<Cell> cell) {
        title.setText(cell.map(one -> LabText.words(one) + ". Seed "
                        + one.example().seed() + ": " + one.fault().sentence())
                .orElse(""));
    }

    private static void describe(Label words, Side side) {
        boolean isKept = side.broken().isEmpty();
        Protocol protocol = side.schedule().protocol();
        words.setText(protocol.id() + ", " + LabText.words(side));
        words.setGraphic(Icons.of(isKept ? Feather.CHECK : Feather.ALERT_TRIANGLE));
        words.getStyleClass().removeAll("lab-kept", "lab-broken");
        words.getStyleClass().add(isKept ? "lab-kept" : "lab-broken");
        Icons.explain(words, LabText.explained(protocol));
    }

    private Label difference() {
        Label difference = Icons.word(Feather.GIT_BRANCH, "", "lab-difference");
        difference.setId("lab-difference");
        difference.setWrapText(true);
        difference.setMinWidth(0);
        difference.textProperty().bind(model.differenceProperty());
        Icons.explain(
                difference,
                "Both were offered the same turns; one that cannot be taken is passed over. The event in which the"
                        + " journals part is marked in both timelines.");
        return difference;
    }

    private static FlowPane heading(Label words, Label id) {
        words.getStyleClass().add("lab-side-words");
        id.getStyleClass().add("stepper-id");
        FlowPane heading = new FlowPane(words, id);
        heading.getStyleClass().add("stepper-bar");
        return heading;
    }

    private VBox side(String id, FlowPane heading, TimelineViewModel timeline, Runnable onStep) {
        Button step = new Button("Open in the stepper", Icons.of(Feather.SKIP_FORWARD));
        step.setId("lab-step-" + id);
        step.getStyleClass().add(Styles.SMALL);
        Icons.explain(step, "Opens this schedule there before its first move; it can be stepped or played by itself.");
        step.setOnAction(event -> onStep.run());
        heading.getChildren().add(step);
        TimelineView drawn = new TimelineView(timeline);
        VBox side = new VBox(heading, drawn);
        VBox.setVgrow(drawn, Priority.ALWAYS);
        drawn.setMinSize(0, 0);
        side.setMinSize(0, 0);
        return side;
    }

    private ComboBox<Protocol> besides() {
        ComboBox<Protocol> beside = new ComboBox<>();
        beside.setId("lab-beside");
        beside.setAccessibleText("Beside which protocol");
        beside.getItems().addAll(Protocols.all());
        beside.setVisibleRowCount(Protocols.all().size());
        beside.setConverter(new ChoiceWords<>(one -> "beside " + ProtocolText.of(one)));
        beside.valueProperty().bindBidirectional(model.besideProperty());
        Icons.explain(beside, "The protocol whose timeline is shown below, under the same fault and the same turns.");
        return beside;
    }
}
