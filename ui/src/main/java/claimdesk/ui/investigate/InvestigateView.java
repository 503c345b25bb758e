package claimdesk.ui.investigate;

import claimdesk.app.casework.Case;
import claimdesk.ui.casefile.CaseFileBar;
import claimdesk.ui.casefile.CaseFileLine;
import claimdesk.ui.controls.Banner;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.investigate.personal.PersonalDataButton;
import claimdesk.ui.investigate.personal.PersonalDataLine;
import java.util.Optional;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The Investigate screen: on the left what finds a case, on the right the one that is open. */
public final class InvestigateView extends BorderPane {

    private static final KeyCombination FIND = KeyCombination.valueOf("Shortcut+F");
    private static final KeyCombination REPLAY = KeyCombination.valueOf("Shortcut+R");
    private static final double FIND_WIDTH = 300;

    /** From this width on there is room for both parts beside each other. */
    private static final double BOTH_FROM = 1150;

    private final InvestigateViewModel model;
    private final CaseView shown;
    private final StackPane find = new StackPane();
    private final SplitPane parts = new SplitPane();
    private final ReplayButton replay;
    private Runnable onFind;

    public InvestigateView(InvestigateViewModel model, InvestigateCommands commands) {
        this.model = model;
        this.shown = new CaseView(model.shown());
        this.replay = new ReplayButton(model.caseProperty(), commands.replay());
        setId("investigate");
        getStyleClass().add("investigate");
        setMinSize(0, 0);
        EmptyCaseView empty = new EmptyCaseView(commands);
        // A case may have been opened before there was a screen for it.
        shown.setVisible(model.caseProperty().get().isPresent());
        empty.setVisible(!shown.isVisible());
        StackPane place = new StackPane(empty, shown);
        place.setMinSize(0, 0);
        find.setId("find-part");
        find.getStyleClass().add("find-part");
        find.setMinWidth(FIND_WIDTH * 0.7);
        find.setPrefWidth(FIND_WIDTH);
        SplitPane.setResizableWithParent(find, false);
        parts.getItems().addAll(find, place);
        setTop(new VBox(problem(), reading()));
        setCenter(parts);
        TextField written = written();
        findBy(new VBox(written), written::requestFocus);
        model.caseProperty().addListener((property, before, now) -> {
            shown.setVisible(now.isPresent());
            empty.setVisible(now.isEmpty());
            if (now.isPresent() && !isSameTopic(before, now)) {
                model.findShownProperty().set(getWidth() >= BOTH_FROM);
                shown.enter();
            }
        });
        model.findShownProperty().addListener((property, before, now) -> arrange(now));
        parts.widthProperty().addListener((property, before, now) -> divide());
        EventHandler<KeyEvent> keys = this::pressed;
        sceneProperty().addListener((property, before, now) -> {
            Optional.ofNullable(before).ifPresent(scene -> scene.removeEventFilter(KeyEvent.KEY_PRESSED, keys));
            Optional.ofNullable(now).ifPresent(scene -> scene.addEventFilter(KeyEvent.KEY_PRESSED, keys));
        });
        shown.addAction(finder());
        model.personalData().ifPresent(data -> {
            shown.addAction(new PersonalDataButton(data));
            shown.addLine(new PersonalDataLine(data));
        });
        model.caseFile().ifPresent(file -> {
            shown.addAction(new CaseFileBar(file));
            shown.addLine(new CaseFileLine(file));
        });
        shown.addAction(replay);
    }

    private static boolean isSameTopic(Optional<Case> before, Optional<Case> now) {
        return before.map(Case::topic).equals(now.map(Case::topic));
    }

    /**
     * Places the part that finds cases.
     *
     * @param onBegin puts the keyboard into it
     */
    public void findBy(Node part, Runnable onBegin) {
        find.getChildren().setAll(part);
        onFind = onBegin;
    }

    /** Adds what can be done with the case to its header. */
    public void addAction(Node action) {
        shown.addAction(action);
    }

    /** Adds a line under the case's header: what is asked, or how something went. */
    public void addLine(Node line) {
        shown.addLine(line);
    }

    /** Adds what belongs to the case below its verdict, as notes do. */
    public void addSection(Node section) {
        shown.addSection(section);
    }

    private TextField written() {
        TextField field = new TextField();
        field.setId("find-exact");
        field.setPromptText("Order, or VENDOR/KEY");
        field.setAccessibleText("An order, or VENDOR/KEY, to open");
        field.setOnAction(event -> model.openWritten(field.getText()));
        return field;
    }

    private Button finder() {
        Button button = new Button("Find", Icons.of(Feather.SIDEBAR));
        button.setId("find-toggle");
        button.setMinWidth(USE_PREF_SIZE);
        Icons.explain(button, "Shows or hides the part that finds cases. Ctrl+F goes there.");
        button.setOnAction(event ->
                model.findShownProperty().set(!model.findShownProperty().get()));
        return button;
    }

    private Banner problem() {
        return new Banner("case-banner", model.problemProperty())
                .named("case-problem")
                .with("Close", model::putProblemAway);
    }

    private Label reading() {
        Label reading = Icons.word(Feather.LOADER, "Reading the case\u2026", "muted", "case-reading");
        reading.setId("case-reading");
        reading.visibleProperty().bind(model.readingProperty());
        reading.managedProperty().bind(reading.visibleProperty());
        return reading;
    }

    private void arrange(boolean isFindShown) {
        if (isFindShown && !parts.getItems().contains(find)) {
            parts.getItems().add(0, find);
            divide();
        } else if (!isFindShown) {
            parts.getItems().remove(find);
        }
    }

    /** The case has what room there is. */
    private void divide() {
        if (parts.getItems().contains(find) && parts.getWidth() > 0) {
            parts.setDividerPositions(FIND_WIDTH / Math.max(FIND_WIDTH, parts.getWidth()));
        }
    }

    /** Wherever the keyboard is in the window, as after a click on the screen's name, while this screen is shown. */
    private void pressed(KeyEvent event) {
        if (isVisible() && FIND.match(event)) {
            model.findShownProperty().set(true);
            onFind.run();
            event.consume();
        } else if (REPLAY.match(event)) {
            replay.replay();
            event.consume();
        }
    }
}
