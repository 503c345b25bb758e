package claimdesk.ui.investigate.verdict;

import claimdesk.ui.controls.Clip;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.simulate.field.FollowFocus;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The verdict: what to tell the vendor, each statement with its rows, the findings. Others add their sections below. */
public final class VerdictView extends ScrollPane {

    private final VerdictViewModel model;
    private final VBox statements = new VBox();
    private final VBox findings = new VBox();
    private final VBox sections = new VBox();

    public VerdictView(VerdictViewModel model) {
        this.model = model;
        setId("verdict");
        setFitToWidth(true);
        setFocusTraversable(false);
        setMinSize(0, 0);
        getStyleClass().addAll("column-scroll", "verdict-column");
        Label complete = wrapped("completeness", "muted");
        complete.textProperty().bind(model.completenessProperty());
        statements.getStyleClass().add("statements");
        findings.getStyleClass().add("statements");
        sections.getStyleClass().add("case-sections");
        Label findingsTitle = title("Findings");
        VBox body = new VBox(
                advice(),
                title("What is proven, and by what"),
                complete,
                statements,
                findingsTitle,
                findings,
                sections);
        body.getStyleClass().add("verdict-body");
        setContent(body);
        FollowFocus.in(this);
        fill(statements, model.statementsProperty());
        fill(findings, model.findingsProperty());
        model.findingsProperty().addListener((property, before, now) -> count(findingsTitle, now));
        count(findingsTitle, model.findingsProperty().get());
    }

    /** Adds what belongs to a case below its verdict. */
    public void addSection(Node section) {
        sections.getChildren().add(section);
    }

    /** Brings a statement or a finding into view and the keyboard to its rows. */
    public void goTo(StatementText statement) {
        Stream.of(statements, findings)
                .flatMap(box -> box.getChildren().stream())
                .filter(StatementView.class::isInstance)
                .map(StatementView.class::cast)
                .filter(view -> view.isOf(statement))
                .findFirst()
                .ifPresent(StatementView::enter);
    }

    private VBox advice() {
        Label what = new Label("", Icons.of(Feather.MESSAGE_SQUARE));
        what.setId("advice-title");
        what.getStyleClass().add("advice-title");
        what.setMinWidth(USE_PREF_SIZE);
        what.textProperty().bind(model.adviceTitleProperty());
        Label text = wrapped("advice", "advice-text");
        text.textProperty().bind(model.adviceProperty());
        Button copy = new Button("Copy", Icons.of(Feather.COPY));
        copy.setId("copy-advice");
        copy.setMinWidth(USE_PREF_SIZE);
        copy.setAccessibleText("Copy what to tell the vendor");
        Icons.explain(copy, "Copies what to tell the vendor, ready to paste into a reply.");
        copy.setOnAction(event -> Clip.copy(model.adviceProperty().get()));
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Label title = title("Tell the vendor");
        title.setMinWidth(USE_PREF_SIZE);
        HBox head = new HBox(title, what, space, copy);
        head.getStyleClass().add("panel-header");
        VBox box = new VBox(head, text);
        box.getStyleClass().add("advice-box");
        return box;
    }

    private static void count(Label title, List<StatementText> findings) {
        title.setText(findings.isEmpty() ? "No findings" : "Findings: " + findings.size());
    }

    private void fill(VBox box, ReadOnlyObjectProperty<List<StatementText>> shown) {
        shown.addListener((property, before, now) -> fill(box, now));
        fill(box, shown.get());
    }

    private void fill(VBox box, List<StatementText> now) {
        box.getChildren()
                .setAll(now.stream()
                        .map(one -> new StatementView(one, model::follow))
                        .toList());
    }

    private static Label title(String text) {
        Label title = new Label(text);
        title.getStyleClass().add("part-heading");
        return title;
    }

    private static Label wrapped(String id, String styleClass) {
        Label label = new Label();
        label.setId(id);
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        label.getStyleClass().add(styleClass);
        return label;
    }
}
