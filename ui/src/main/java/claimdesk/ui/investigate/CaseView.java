package claimdesk.ui.investigate;

import atlantafx.base.theme.Styles;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.investigate.detail.EventDetailView;
import claimdesk.ui.investigate.events.CaseTable;
import claimdesk.ui.investigate.verdict.VerdictLine;
import claimdesk.ui.investigate.verdict.VerdictView;
import claimdesk.ui.live.export.ExportLine;
import claimdesk.ui.timeline.TimelineView;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** An open case: its verdict in a line, timeline over table, and beside them the verdict's reasons over the selected event. */
final class CaseView extends BorderPane {

    private static final double LEFT_SHARE = 0.6;
    private static final double UPPER_SHARE = 0.56;
    private static final double MARGINS = 26;

    private final CaseViewModel model;
    private final FlowPane header = new FlowPane();
    private final VBox top = new VBox();
    private final VerdictView verdict;
    private final TimelineView timeline;

    CaseView(CaseViewModel model) {
        this.model = model;
        this.verdict = new VerdictView(model.verdict());
        setId("case");
        getStyleClass().add("case");
        setMinSize(0, 0);
        top.getChildren()
                .addAll(
                        header(),
                        new VerdictLine(model.verdict(), verdict::goTo),
                        new ExportLine(model.rows().export()));
        setTop(top);
        timeline = new TimelineView(model.timeline());
        timeline.setMinSize(0, 0);
        SplitPane left = split("case-left", Orientation.VERTICAL, UPPER_SHARE, withNote(), table());
        SplitPane right =
                split("case-right", Orientation.VERTICAL, UPPER_SHARE, verdict, new EventDetailView(model.detail()));
        setCenter(split("case-parts", Orientation.HORIZONTAL, LEFT_SHARE, left, right));
    }

    /** Brings the keyboard to the timeline. */
    void enter() {
        timeline.enter();
    }

    /** Adds what can be done with the case to its header. */
    void addAction(Node action) {
        header.getChildren().add(action);
    }

    /** Adds a line under the header: what is asked, or how something went. */
    void addLine(Node line) {
        top.getChildren().add(line);
    }

    /** Adds what belongs to the case below its verdict, as notes do. */
    void addSection(Node section) {
        verdict.addSection(section);
    }

    /** One after another, and on the next line where there is no room. */
    private FlowPane header() {
        Label heading = new Label();
        heading.setId("case-heading");
        heading.getStyleClass().add("case-heading");
        heading.textProperty().bind(model.headingProperty());
        heading.maxWidthProperty().bind(header.widthProperty().subtract(MARGINS));
        Label about = new Label();
        about.setId("case-about");
        about.getStyleClass().add("muted");
        about.textProperty().bind(model.aboutProperty());
        about.maxWidthProperty().bind(header.widthProperty().subtract(MARGINS));
        header.setId("case-header");
        header.getStyleClass().add("case-header");
        header.getChildren().addAll(heading, about);
        return header;
    }

    private VBox withNote() {
        Label unplaced = Icons.word(Feather.INFO, "", "muted");
        unplaced.setId("unplaced");
        unplaced.setMinWidth(0);
        unplaced.textProperty().bind(model.unplacedProperty());
        unplaced.visibleProperty().bind(unplaced.textProperty().isNotEmpty());
        unplaced.managedProperty().bind(unplaced.visibleProperty());
        VBox box = new VBox(timeline, unplaced);
        VBox.setVgrow(timeline, Priority.ALWAYS);
        box.setMinSize(0, 0);
        return box;
    }

    private VBox table() {
        Label title = new Label("The same events as a table");
        title.getStyleClass().add("part-heading");
        title.setMinWidth(0);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button export = new Button("Export table\u2026", Icons.of(Feather.DOWNLOAD));
        export.setId("export-table");
        export.setMinWidth(USE_PREF_SIZE);
        export.getStyleClass().addAll(Styles.SMALL, Styles.FLAT);
        Icons.explain(export, "Writes exactly these rows to a CSV or NDJSON file (Ctrl+E in the table).");
        export.setOnAction(event -> model.rows().exportRows());
        HBox header = new HBox(title, space, export);
        header.getStyleClass().add("panel-header");
        CaseTable table = new CaseTable(model.rows());
        VBox.setVgrow(table, Priority.ALWAYS);
        VBox box = new VBox(header, table);
        box.setMinSize(0, 0);
        return box;
    }

    private static SplitPane split(String id, Orientation way, double share, Node first, Node second) {
        SplitPane split = new SplitPane(first, second);
        split.setId(id);
        split.setOrientation(way);
        split.setDividerPositions(share);
        split.setMinSize(0, 0);
        return split;
    }
}
