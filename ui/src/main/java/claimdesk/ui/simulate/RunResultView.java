package claimdesk.ui.simulate;

import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.evidence.Scoreboard;
import claimdesk.app.simulation.RunReport;
import claimdesk.ui.controls.Nodes;
import claimdesk.ui.controls.ShownText;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** How the run stands, and, once it is over, what it came to: its counts, and each invariant kept or broken. */
public final class RunResultView extends VBox {

    private final RunViewModel model;
    private final Label state = Nodes.label("", "run-state");
    private final FlowPane counts = new FlowPane();
    private final FlowPane invariants = new FlowPane();
    private final Label broken = Nodes.label("", "broken-text");

    public RunResultView(RunViewModel model) {
        this.model = model;
        setId("run-result");
        getStyleClass().add("run-result");
        state.setId("run-state");
        state.setMinWidth(USE_PREF_SIZE);
        counts.getStyleClass().add("counts");
        invariants.getStyleClass().add("invariants");
        broken.setWrapText(true);
        HBox line = new HBox(14, state, counts);
        getChildren().addAll(line, invariants, broken);
        model.state().addListener((property, before, now) -> show());
        model.report().addListener((property, before, now) -> show());
        show();
    }

    private void show() {
        boolean isIdle = model.state().get() == RunState.IDLE;
        setVisible(!isIdle);
        setManaged(!isIdle);
        state.setText(stateText());
        counts.getChildren().clear();
        invariants.getChildren().clear();
        broken.setText("");
        model.report().get().ifPresent(this::show);
        boolean hasReport = model.report().get().isPresent();
        invariants.setManaged(hasReport);
        broken.setManaged(!broken.getText().isEmpty());
    }

    private String stateText() {
        String what = model.order()
                .get()
                .map(order -> ": " + order.scenario().title() + ", "
                        + order.protocol().id() + ", seed " + order.scenario().seed())
                .orElse("");
        return model.state().get().text() + what;
    }

    private void show(RunReport report) {
        Scoreboard scores = report.scoreboard();
        count("actions", scores.actions(), "logical actions: orders that vendors sent something about");
        count("attempts", scores.attempts(), "requests that were received, retries included");
        count("executions", scores.executions(), "attempts whose work had an effect");
        count("replays", scores.replays(), "attempts that were given the saved answer");
        count("busy", scores.busy(), "attempts that were told that their key is being served");
        count("mismatches", scores.mismatches(), "attempts whose key was used for another request");
        count("refused", scores.refused(), "saves that matched no row");
        count("failed", scores.failed(), "saves that failed by an exception");
        count("double effects", scores.doubleEffects(), "keys with more than one effect of a kind");
        count("lies", scores.lies(), "fresh successes without a saved answer");
        report.invariants().forEach(this::add);
        Optional<String> first = report.invariants().stream()
                .filter(result -> !result.isKept())
                .flatMap(result -> result.violations().stream())
                .map(violation -> violation.text())
                .findFirst();
        broken.setText(first.map(ShownText::of).orElse(""));
    }

    private void count(String name, long number, String meaning) {
        Label label = Nodes.label(number + " " + name, "count");
        label.setTooltip(new Tooltip(meaning));
        counts.getChildren().add(label);
    }

    private void add(InvariantResult result) {
        String word = result.isKept() ? "kept" : "broken";
        Label label = Nodes.label(result.invariant().id() + " " + word, "invariant", word);
        label.setGraphic(Nodes.icon(result.isKept() ? Feather.CHECK : Feather.ALERT_TRIANGLE));
        label.setTooltip(new Tooltip(result.invariant().sentence()));
        invariants.getChildren().add(label);
    }
}
