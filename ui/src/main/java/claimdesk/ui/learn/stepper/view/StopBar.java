package claimdesk.ui.learn.stepper.view;

import claimdesk.app.evidence.Violation;
import claimdesk.app.stepper.Broken;
import claimdesk.app.stepper.Moment;
import claimdesk.app.stepper.Stepped;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.learn.stepper.StepperViewModel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** What the last move broke, by which rows, and why; or what went wrong with the last thing that was asked for. */
final class StopBar extends VBox {

    private final StepperViewModel model;

    StopBar(StepperViewModel model) {
        this.model = model;
        setId("stepper-stop");
        getStyleClass().add("stepper-stop");
        model.momentProperty().addListener((property, before, now) -> show());
        model.problemProperty().addListener((property, before, now) -> show());
        show();
    }

    private void show() {
        getChildren().clear();
        String problem = model.problemProperty().get();
        if (!problem.isEmpty()) {
            Label label = Icons.word(Feather.ALERT_CIRCLE, problem, "stepper-problem");
            label.setId("stepper-problem");
            label.setWrapText(true);
            label.setMinWidth(0);
            getChildren().add(label);
        }
        Optional<Moment> now = model.momentProperty().get();
        now.filter(Moment::isStopped)
                .flatMap(Moment::last)
                .map(Stepped::broken)
                .orElse(List.of())
                .forEach(this::add);
        setVisible(!getChildren().isEmpty());
        setManaged(isVisible());
    }

    private void add(Broken broken) {
        Label what = Icons.word(
                Feather.ALERT_TRIANGLE, "Broken: " + broken.invariant().id(), "stepper-broken");
        Button on = new Button("Go on anyway  G", Icons.of(Feather.CHEVRONS_RIGHT));
        on.setId("stepper-go-on");
        on.setMinWidth(USE_PREF_SIZE);
        on.setOnAction(event -> model.goOn());
        Button back = new Button("Undo  Ctrl+Z", Icons.of(Feather.CORNER_UP_LEFT));
        back.setId("stepper-take-back");
        back.setMinWidth(USE_PREF_SIZE);
        back.setOnAction(event -> model.undo(1));
        Label rule = new Label(broken.invariant().sentence());
        rule.setMinWidth(0);
        rule.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(rule, Priority.ALWAYS);
        HBox first = new HBox(what, rule, back, on);
        first.getStyleClass().add("stepper-stop-line");
        getChildren().add(first);
        broken.violations().forEach(this::add);
    }

    private void add(Violation violation) {
        Label why = new Label(ShownText.of(violation.text()));
        why.setWrapText(true);
        FlowPane line = new FlowPane(why, new Label("Rows"));
        line.getStyleClass().add("stepper-why");
        violation.seqs().forEach(seq -> {
            Hyperlink row = new Hyperlink(seq.toString());
            row.setAccessibleText("Journal row " + seq);
            row.setOnAction(event -> model.look().timeline().select(seq));
            line.getChildren().add(row);
        });
        line.setAccessibleText(why.getText() + " Rows "
                + violation.seqs().stream().map(String::valueOf).collect(Collectors.joining(", ")));
        getChildren().add(line);
    }
}
