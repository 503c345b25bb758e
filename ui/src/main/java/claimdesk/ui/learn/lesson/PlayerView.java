package claimdesk.ui.learn.lesson;

import claimdesk.app.lesson.Lesson.Drawing;
import claimdesk.ui.controls.ChoiceWords;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.timeline.TimelineView;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** A run as it is shown: what can be done with it, where it stands, and its lanes or its arrivals. */
final class PlayerView extends BorderPane {

    private final LessonsViewModel lessons;
    private final LessonViewModel lesson;
    private final PlayerViewModel model;
    private final BooleanBinding isEmpty;

    PlayerView(LessonsViewModel lessons, LessonViewModel lesson) {
        this.lessons = lessons;
        this.lesson = lesson;
        this.model = lesson.player();
        this.isEmpty = model.lengthProperty().isEqualTo(0);
        getStyleClass().add("player");
        setMinSize(0, 0);
        setTop(new VBox(controls(), pointer()));
        setCenter(drawing());
    }

    private FlowPane controls() {
        Button play = button("player-play", Feather.PLAY, "Play", "Play or pause (Space)", model::playOrPause);
        model.playingProperty().addListener((property, before, now) -> {
            play.setText(now ? "Pause" : "Play");
            play.setGraphic(Icons.of(now ? Feather.PAUSE : Feather.PLAY));
        });
        Button back =
                button("player-back", Feather.SKIP_BACK, "", "One row back (left arrow, Page Up)", model::stepBack);
        Button step =
                button("player-step", Feather.SKIP_FORWARD, "Step", "One row on (right arrow, Page Down)", model::step);
        Button end = button("player-end", Feather.FAST_FORWARD, "", "Show all of it (End)", model::toEnd);
        ComboBox<Tempo> tempo = new ComboBox<>();
        tempo.setId("player-tempo");
        tempo.getItems().setAll(Tempo.values());
        tempo.setConverter(new ChoiceWords<>(Tempo::words));
        tempo.valueProperty().bindBidirectional(model.tempoProperty());
        tempo.setAccessibleText("How fast it is shown");
        Icons.explain(tempo, "How fast it is shown");
        FlowPane controls = new FlowPane(play, back, step, end, tempo);
        if (lessons.hasStepper() && lesson.schedule().isPresent()) {
            Button open = button(
                    "player-stepper",
                    Feather.GIT_MERGE,
                    "Open in stepper",
                    "Step through this schedule yourself, on a real database",
                    lessons::openInStepper);
            controls.getChildren().add(open);
        }
        controls.getStyleClass().add("player-controls");
        return controls;
    }

    private Button button(String id, Feather icon, String text, String help, Runnable action) {
        Button button = new Button(text, Icons.of(icon));
        button.setId(id);
        Icons.explain(button, help);
        button.setAccessibleText(help);
        button.setMinWidth(Button.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        button.disableProperty().bind(isEmpty);
        return button;
    }

    /** Where the run stands, and under which protocol it was made. */
    private HBox pointer() {
        Label pointer = pointerLabel();
        HBox.setHgrow(pointer, Priority.ALWAYS);
        pointer.setMaxWidth(Double.MAX_VALUE);
        Label protocol = Icons.word(Feather.SHIELD, "", "tag", "player-protocol");
        protocol.setId("player-protocol");
        protocol.textProperty()
                .bind(Bindings.createStringBinding(lesson::protocol, lesson.tryingProperty(), model.lengthProperty()));
        HBox line = new HBox(pointer, protocol);
        line.getStyleClass().add("player-line");
        line.visibleProperty().bind(isEmpty.not());
        line.managedProperty().bind(line.visibleProperty());
        return line;
    }

    private Label pointerLabel() {
        Label pointer = Icons.word(Feather.CHEVRONS_RIGHT, "", "player-pointer");
        pointer.setId("player-pointer");
        pointer.setMinWidth(0);
        pointer.setWrapText(true);
        pointer.setMinHeight(Label.USE_PREF_SIZE);
        pointer.textProperty().bind(model.pointerProperty());
        return pointer;
    }

    private StackPane drawing() {
        TimelineView timeline = new TimelineView(model.timeline());
        // The lanes need the room, and the pointer above says what the line below them would.
        timeline.setTop(null);
        timeline.setBottom(null);
        ArrivalsView arrivals = new ArrivalsView(model);
        Label empty = new Label();
        empty.setId("player-empty");
        empty.textProperty()
                .bind(Bindings.when(lesson.makingProperty())
                        .then("The run is being made, on a real database\u2026")
                        .otherwise("Choose an answer (keys 1 to "
                                + lesson.lesson().choices().size()
                                + "), then run it (Enter). The run is made on a real database, now."));
        empty.getStyleClass().addAll("empty-text", "player-empty");
        empty.setWrapText(true);
        BooleanBinding isArrivals = model.drawingProperty().isEqualTo(Drawing.ARRIVALS);
        timeline.visibleProperty().bind(isEmpty.not().and(isArrivals.not()));
        arrivals.visibleProperty().bind(isEmpty.not().and(isArrivals));
        empty.visibleProperty().bind(isEmpty);
        StackPane place = new StackPane(timeline, arrivals, empty);
        place.getChildren().forEach(node -> node.managedProperty().bind(node.visibleProperty()));
        place.setMinSize(0, 0);
        return place;
    }
}
