package claimdesk.ui.simulate.result;

import atlantafx.base.theme.Styles;
import claimdesk.app.evidence.InvariantResult;
import claimdesk.ui.controls.Clip;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.simulate.run.RunResult;
import claimdesk.ui.simulate.run.RunViewModel;
import java.util.Optional;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** What the last run came to: its scoreboard, and each invariant kept or broken; shown until it is put away. */
public final class ResultView extends VBox {

    private final RunViewModel model;

    public ResultView(RunViewModel model) {
        this.model = model;
        setId("result");
        getStyleClass().add("result");
        model.resultProperty().addListener((property, before, now) -> show(now));
        show(model.resultProperty().get());
    }

    private void show(Optional<RunResult> shown) {
        getChildren().clear();
        setVisible(shown.isPresent());
        setManaged(shown.isPresent());
        shown.ifPresent(result -> {
            getChildren().addAll(header(result), scoreboard(result), invariants(result));
            result.invariants().stream().filter(one -> !one.isKept()).forEach(one -> getChildren()
                    .add(violation(one)));
        });
    }

    private HBox header(RunResult result) {
        Label title = new Label(result.title());
        title.setId("result-title");
        title.getStyleClass().add("result-title");
        HBox space = new HBox();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button copy = small("result-copy", "Copy", Feather.COPY);
        copy.setOnAction(event -> Clip.copy(result.copied()));
        Button away = small("result-away", "Close", Feather.X);
        away.setOnAction(event -> model.putResultAway());
        HBox header = new HBox(title, space, copy, away);
        header.getStyleClass().add("result-header");
        return header;
    }

    private static Button small(String id, String text, Feather feather) {
        Button button = new Button(text, Icons.of(feather));
        button.setId(id);
        button.getStyleClass().addAll(Styles.SMALL, Styles.FLAT);
        button.setMinWidth(Button.USE_PREF_SIZE);
        return button;
    }

    private static Node scoreboard(RunResult result) {
        FlowPane figures = new FlowPane();
        figures.setId("scoreboard");
        figures.getStyleClass().add("scoreboard");
        RunResult.figures(result.scoreboard())
                .forEach(figure -> figures.getChildren().add(figure(figure)));
        return figures;
    }

    private static Node figure(RunResult.Figure figure) {
        Label count = new Label(figure.text());
        count.getStyleClass().add("figure-count");
        Label name = new Label(figure.score().text());
        name.getStyleClass().add("figure-name");
        HBox box = new HBox(count, name);
        if (figure.isBad()) {
            box.getChildren().add(0, Icons.of(Feather.ALERT_TRIANGLE));
        }
        box.getStyleClass().addAll("figure", figure.isBad() ? "bad" : "plain");
        Icons.explain(box, figure.score().counts());
        Icons.describe(box, AccessibleRole.TEXT, figure.score().text() + " " + figure.text());
        return box;
    }

    private static Node invariants(RunResult result) {
        FlowPane chips = new FlowPane();
        chips.setId("invariants");
        chips.getStyleClass().add("invariants");
        result.invariants().forEach(one -> chips.getChildren().add(chip(one)));
        return chips;
    }

    private static Node chip(InvariantResult one) {
        String words = one.invariant().id().replace('-', ' ') + (one.isKept() ? " kept" : " broken");
        Label chip =
                Icons.word(one.isKept() ? Feather.CHECK : Feather.X, words, "chip", one.isKept() ? "kept" : "broken");
        chip.setId("invariant-" + one.invariant().id());
        Icons.explain(chip, RunResult.explained(one));
        return chip;
    }

    private static Node violation(InvariantResult one) {
        Label text = new Label(
                one.invariant().id().replace('-', ' ') + ": " + RunResult.broken(one),
                Icons.of(Feather.ALERT_TRIANGLE));
        text.setWrapText(true);
        text.getStyleClass().add("violation");
        return text;
    }
}
