package claimdesk.ui.learn.stepper.view;

import atlantafx.base.theme.Styles;
import claimdesk.app.room.Setting;
import claimdesk.app.stepper.Moment;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.Protocol;
import claimdesk.store.study.Protocols;
import claimdesk.ui.controls.ChoiceWords;
import claimdesk.ui.controls.Clip;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.learn.stepper.Playing;
import claimdesk.ui.learn.stepper.StepperViewModel;
import claimdesk.ui.simulate.ProtocolText;
import java.util.stream.IntStream;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import org.kordamp.ikonli.feather.Feather;

/** What is stepped: protocol and callers, the schedule's id to copy and to paste; and the way back and forth in it. */
final class ScheduleBar extends FlowPane {

    private static final double PROTOCOL_WIDTH = 150;
    private static final int ID_COLUMNS = 16;
    private static final int ID_COLUMNS_WIDE = 30;

    /** From this width on there is room for most ids. */
    private static final double WIDE_FROM = 960;

    private final StepperViewModel model;
    private final ComboBox<Protocol> protocol = new ComboBox<>();
    private final ComboBox<Integer> callers = new ComboBox<>();
    private final TextField id = new TextField();
    private boolean isShowing;

    ScheduleBar(StepperViewModel model) {
        this.model = model;
        setId("stepper-schedule");
        getStyleClass().add("stepper-bar");
        fillChoices();
        id.setId("schedule-id");
        widthProperty()
                .addListener((property, before, now) ->
                        id.setPrefColumnCount(now.doubleValue() < WIDE_FROM ? ID_COLUMNS : ID_COLUMNS_WIDE));
        id.setPrefColumnCount(ID_COLUMNS);
        id.getStyleClass().add("stepper-id");
        id.setAccessibleText("Schedule id");
        id.setOnAction(event -> model.openId(id.getText()));
        Icons.explain(
                id,
                "Says everything about this schedule. Paste another and press Enter; `claimdesk replay ID` plays it"
                        + " on the command line.");
        Button copy = button("copy-id", "", Feather.COPY, "Copies the id", () -> Clip.copy(id.getText()));
        Button undo =
                button("undo", "Undo  Ctrl+Z", Feather.CORNER_UP_LEFT, "Takes the last move back", () -> model.undo(1));
        Button redo = button(
                "redo", "Redo  Ctrl+Y", Feather.CORNER_UP_RIGHT, "Does the next move again", () -> model.redo(1));
        Button play =
                button("play", "Play", Feather.PLAY, "Plays what comes next by itself (Ctrl+Enter)", model::playOrHold);
        getChildren().addAll(protocol, callers, id, copy, undo, redo, play, pace());
        model.playingProperty().addListener((property, before, now) -> {
            play.setText(now ? "Hold" : "Play");
            play.setGraphic(Icons.of(now ? Feather.PAUSE : Feather.PLAY));
        });
        model.momentProperty()
                .addListener((property, before, now) -> now.ifPresent(moment -> {
                    undo.setDisable(moment.steps().isEmpty());
                    redo.setDisable(moment.undone().isEmpty());
                    play.setDisable(moment.undone().isEmpty());
                    show(moment);
                }));
    }

    private void fillChoices() {
        protocol.setId("stepper-protocol");
        protocol.setAccessibleText("Protocol");
        protocol.getItems().addAll(Protocols.all());
        protocol.setValue(FitProtocol.OWNED_CLAIM);
        protocol.setVisibleRowCount(Protocols.all().size());
        protocol.setPrefWidth(PROTOCOL_WIDTH);
        protocol.setConverter(new ChoiceWords<>(ProtocolText::of));
        Icons.explain(protocol, "Begins a new room under this protocol.");
        callers.setId("stepper-callers");
        callers.setAccessibleText("Callers");
        callers.getItems()
                .addAll(IntStream.rangeClosed(1, Setting.CALLERS_MAX).boxed().toList());
        callers.setValue(2);
        callers.setConverter(new ChoiceWords<>(count -> count == 1 ? "1 caller" : count + " callers"));
        Icons.explain(callers, "Begins a new room with so many callers of one key.");
        protocol.setOnAction(event -> begin());
        callers.setOnAction(event -> begin());
    }

    private void begin() {
        if (!isShowing) {
            model.begin(protocol.getValue(), callers.getValue());
        }
    }

    private void show(Moment moment) {
        isShowing = true;
        id.setText(moment.schedule().id());
        protocol.setValue(moment.schedule().protocol());
        callers.setValue(moment.schedule().callers());
        isShowing = false;
    }

    private ComboBox<Playing> pace() {
        ComboBox<Playing> pace = new ComboBox<>();
        pace.setId("stepper-pace");
        pace.setAccessibleText("Pace");
        pace.getItems().addAll(Playing.values());
        pace.valueProperty().bindBidirectional(model.paceProperty());
        pace.setConverter(new ChoiceWords<>(one -> one.text()));
        Icons.explain(pace, "How fast a schedule plays by itself: slow is one move in four seconds.");
        return pace;
    }

    private static Button button(String id, String text, Feather icon, String help, Runnable action) {
        Button button = new Button(text, Icons.of(icon));
        button.setId("stepper-" + id);
        button.getStyleClass().add(Styles.SMALL);
        button.setMinWidth(USE_PREF_SIZE);
        Icons.explain(button, help);
        button.setAccessibleText(help);
        button.setOnAction(event -> action.run());
        return button;
    }
}
