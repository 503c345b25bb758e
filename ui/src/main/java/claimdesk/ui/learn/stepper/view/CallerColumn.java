package claimdesk.ui.learn.stepper.view;

import atlantafx.base.theme.Styles;
import claimdesk.app.call.Step;
import claimdesk.app.room.Move;
import claimdesk.app.room.Move.Kind;
import claimdesk.app.room.Standing;
import claimdesk.app.stepper.Moment;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.learn.stepper.MoveText;
import claimdesk.ui.learn.stepper.RoomTime;
import claimdesk.ui.learn.stepper.StepperViewModel;
import java.util.Locale;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** One caller: where it stands, and its next step as a button that can be read from the last row. */
final class CallerColumn extends VBox {

    private static final PseudoClass MOVED = PseudoClass.getPseudoClass("moved");
    private static final PseudoClass HINTED = PseudoClass.getPseudoClass("hinted");

    private final StepperViewModel model;
    private final int caller;
    private final String letter;
    private final Button button = new Button();
    private final Label standing = new Label();
    private final Label moved = Icons.word(Feather.ARROW_LEFT, "", "stepper-moved");

    CallerColumn(StepperViewModel model, int caller) {
        this.model = model;
        this.caller = caller;
        this.letter = String.valueOf(Move.letter(caller));
        setId("caller-" + letter.toLowerCase(Locale.ROOT));
        getStyleClass().add("stepper-caller");
        Label name = new Label(letter);
        name.getStyleClass().add("stepper-letter");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox header = new HBox(name, standing, space, moved);
        header.getStyleClass().add("stepper-caller-header");
        standing.getStyleClass().add("stepper-standing");
        standing.setMinWidth(0);
        button.setId("step-" + letter.toLowerCase(Locale.ROOT));
        button.getStyleClass().addAll("stepper-step", Styles.ACCENT);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setMinWidth(0);
        button.setOnAction(event -> model.stepCaller(caller));
        getChildren().addAll(header, button);
        model.momentProperty().addListener((property, before, now) -> show());
        model.armedProperty().addListener((property, before, now) -> show());
        model.look().pointedAtProperty().addListener((property, before, now) -> point());
        model.goal().hintedProperty().addListener((property, before, now) -> point());
        show();
    }

    private void show() {
        Optional<Moment> now = model.momentProperty().get();
        boolean isHere = now.filter(one -> caller < one.now().callers().size()).isPresent();
        setVisible(isHere);
        setManaged(isHere);
        if (!isHere) {
            return;
        }
        Standing here = now.get().now().callers().get(caller);
        standing.setText(words(here));
        Kind armed = model.armedProperty().get();
        Move move = new Move(armed, caller);
        boolean isOffered = now.get().offer(move).isPresent();
        String step = step(here.next());
        button.setText(
                here.isThrough()
                        ? letter + "  " + (here.hasCrashed() ? "crashed" : "done")
                        : letter + "  " + step + (armed == Kind.STEP ? "" : "  \u00B7 " + MoveText.fault(armed)));
        button.setGraphic(Icons.of(here.isThrough() ? Feather.CHECK : MoveText.icon(armed)));
        button.setDisable(!isOffered);
        button.setAccessibleText(letter + ": " + (isOffered ? step : "no step now"));
        Icons.explain(button, help(here, isOffered));
        point();
    }

    private String help(Standing here, boolean isOffered) {
        if (isOffered) {
            return letter + " takes its next step: " + step(here.next()) + " (key " + letter + ")";
        }
        if (here.isThrough()) {
            return letter + " takes no more steps";
        }
        return "Not now. Callers are named in the order in which they come in, a lost reply strikes an answer only, and"
                + " a broken invariant stops the room";
    }

    private void point() {
        boolean isMine = model.look()
                .step()
                .filter(step -> step.move().kind().isOfCaller() && step.move().caller() == caller)
                .isPresent();
        moved.setText("step " + model.look().pointedAtProperty().get());
        moved.setVisible(isMine);
        pseudoClassStateChanged(MOVED, isMine);
        pseudoClassStateChanged(
                HINTED,
                model.goal()
                        .hintedProperty()
                        .get()
                        .filter(move -> move.kind().isOfCaller() && move.caller() == caller)
                        .isPresent());
    }

    private static String step(Step step) {
        return step.name().toLowerCase(Locale.ROOT);
    }

    private static String words(Standing here) {
        if (here.hasCrashed()) {
            return "crashed";
        }
        if (here.reply().isPresent()) {
            return "told " + here.reply().get().status();
        }
        if (here.claim().isPresent()) {
            return "holds a claim to " + RoomTime.of(here.claim().get().leaseUntilMs());
        }
        return here.next() == Step.RECEIVE ? "not begun" : "under way";
    }
}
