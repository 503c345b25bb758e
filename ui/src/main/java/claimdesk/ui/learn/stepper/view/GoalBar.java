package claimdesk.ui.learn.stepper.view;

import atlantafx.base.theme.Styles;
import claimdesk.app.evidence.Invariant;
import claimdesk.ui.controls.ChoiceWords;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.learn.stepper.GoalViewModel;
import claimdesk.ui.learn.stepper.StepperViewModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.feather.Feather;

/** "Break it": what is to be broken, how it stands, and a hint. */
final class GoalBar extends HBox {

    private final GoalViewModel goal;
    private final Label text = new Label();

    GoalBar(StepperViewModel model) {
        this.goal = model.goal();
        setId("stepper-goal");
        getStyleClass().addAll("stepper-goal");
        text.setId("goal-text");
        text.getStyleClass().add("stepper-goal-text");
        text.setMinWidth(0);
        text.setMaxWidth(Double.MAX_VALUE);
        text.setWrapText(true);
        HBox.setHgrow(text, Priority.ALWAYS);
        text.textProperty().bind(goal.textProperty());
        Button hint = new Button("Hint  H", Icons.of(Feather.HELP_CIRCLE));
        hint.setId("stepper-hint");
        hint.getStyleClass().add(Styles.SMALL);
        hint.setMinWidth(USE_PREF_SIZE);
        Icons.explain(hint, "The next move of the shortest way to break it, from here if there is one.");
        hint.setOnAction(event -> model.hint());
        hint.disableProperty()
                .bind(goal.stateProperty()
                        .isNotEqualTo(GoalViewModel.State.OPEN)
                        .or(goal.lookingProperty()));
        Button stop = new Button("Cancel", Icons.of(Feather.X));
        stop.setId("stepper-hint-stop");
        stop.getStyleClass().add(Styles.SMALL);
        stop.setMinWidth(USE_PREF_SIZE);
        stop.setOnAction(event -> goal.stopLooking());
        stop.visibleProperty().bind(goal.lookingProperty());
        stop.managedProperty().bind(goal.lookingProperty());
        getChildren().addAll(choice(), hint, stop, text);
        goal.stateProperty().addListener((property, before, now) -> mark());
        mark();
    }

    private ComboBox<Optional<Invariant>> choice() {
        ComboBox<Optional<Invariant>> choice = new ComboBox<>();
        choice.setId("stepper-goal-choice");
        choice.setAccessibleText("What is to be broken");
        List<Optional<Invariant>> all = new ArrayList<>(List.of(Optional.empty()));
        Arrays.stream(Invariant.values())
                .filter(one -> one != Invariant.MISMATCH_NEVER_RUNS)
                .map(Optional::of)
                .forEach(all::add);
        choice.getItems().addAll(all);
        choice.setVisibleRowCount(all.size());
        choice.setConverter(new ChoiceWords<>(
                one -> one.isEmpty() ? "No goal" : "Break " + one.get().id()));
        choice.valueProperty().bindBidirectional(goal.goalProperty());
        Icons.explain(
                choice,
                "An invariant to break, by any schedule. All callers ask for the same, so that a mismatch"
                        + " is no goal.");
        return choice;
    }

    private void mark() {
        getStyleClass().removeAll("goal-reached", "goal-impossible");
        switch (goal.stateProperty().get()) {
            case REACHED -> {
                getStyleClass().add("goal-reached");
                text.setGraphic(Icons.of(Feather.CHECK_CIRCLE));
            }
            case IMPOSSIBLE -> {
                getStyleClass().add("goal-impossible");
                text.setGraphic(Icons.of(Feather.SHIELD));
            }
            case OPEN -> text.setGraphic(Icons.of(Feather.TARGET));
            default -> text.setGraphic(null);
        }
    }
}
