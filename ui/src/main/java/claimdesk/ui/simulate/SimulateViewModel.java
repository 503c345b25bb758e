package claimdesk.ui.simulate;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.evidence.Score;
import claimdesk.app.evidence.Scoreboard;
import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.edit.NewDesk;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.store.identity.RunId;
import claimdesk.store.study.Protocols;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.simulate.editor.ScenarioFileViewModel;
import claimdesk.ui.simulate.editor.ScenarioViewModel;
import claimdesk.ui.simulate.field.Draft;
import claimdesk.ui.simulate.result.RowsViewModel;
import claimdesk.ui.simulate.run.RunNews;
import claimdesk.ui.simulate.run.RunOrder;
import claimdesk.ui.simulate.run.RunResult;
import claimdesk.ui.simulate.run.RunState;
import claimdesk.ui.simulate.run.RunViewModel;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.StringBinding;

/** The Simulate screen: a scenario, the run of it, and the rows behind what it came to. For the JavaFX thread only. */
public final class SimulateViewModel {

    private final RunViewModel run;
    private final RowsViewModel rows;
    private final ScenarioViewModel scenario;
    private final ScenarioFileViewModel file;
    private final BooleanBinding canStart;
    private final BooleanBinding canStep;
    private final StringBinding progress;

    /**
     * @param newDesk what a new scenario begins with
     */
    public SimulateViewModel(
            RunViewModel run, RowsViewModel rows, Background background, FilePicker picker, Supplier<NewDesk> newDesk) {
        this.run = run;
        this.rows = rows;
        this.scenario = new ScenarioViewModel(new Draft(ScenarioFileViewModel.shipped(ShippedScenarios.DEMO)));
        this.file = new ScenarioFileViewModel(scenario, background, picker, newDesk);
        this.canStart = Bindings.createBooleanBinding(
                () -> run.canBeginProperty().get() && scenario.scenario().isPresent(),
                run.canBeginProperty(),
                scenario.documentProperty());
        this.canStep = Bindings.createBooleanBinding(
                () -> canStart.get() || run.stateProperty().get().canBeHeld(), canStart, run.stateProperty());
        this.progress = Bindings.createStringBinding(
                this::progressText, run.newsProperty(), run.stateProperty(), run.resultProperty());
        run.newsProperty()
                .addListener((property, before, now) ->
                        rows.accept(now.map(RunNews::newest).orElse(List.of())));
        run.runningProperty().addListener((property, before, now) -> {
            if (now.isPresent()) {
                rows.showNewest();
            }
        });
    }

    // Properties

    public RunViewModel run() {
        return run;
    }

    public RowsViewModel rows() {
        return rows;
    }

    public ScenarioViewModel scenario() {
        return scenario;
    }

    public ScenarioFileViewModel file() {
        return file;
    }

    public BooleanBinding canStartProperty() {
        return canStart;
    }

    public BooleanBinding canStepProperty() {
        return canStep;
    }

    /** How far the run is, in words. */
    public StringBinding progressProperty() {
        return progress;
    }

    /** How many of the actions have begun, 0 to 1; below 0 if no run goes on. */
    public double progressFraction() {
        Optional<RunNews> news = run.newsProperty().get();
        return run.runningProperty()
                .get()
                .map(order -> news.map(now -> now.scoreboard().actions()).orElse(0L)
                        / (double) order.scenario().actionCount())
                .orElse(-1.0);
    }

    private String progressText() {
        Optional<RunOrder> order = run.runningProperty().get();
        Optional<RunNews> news = run.newsProperty().get();
        if (run.stateProperty().get() == RunState.STOPPING) {
            return "Stopping: what it came to is being read\u2026";
        }
        if (order.isPresent()) {
            return news.map(now -> Figures.count(now.scoreboard().actions()) + " of "
                            + Figures.count(order.get().scenario().actionCount()) + " actions begun \u00B7 "
                            + Figures.length(now.goneMs()) + " gone")
                    .orElse("Beginning\u2026");
        }
        return run.resultProperty().get().map(RunResult::ending).orElse("No run yet.");
    }

    /** The figures of the run that goes on, or of the last one. */
    public Scoreboard scoreboard() {
        return run.resultProperty()
                .get()
                .map(RunResult::scoreboard)
                .or(() -> run.newsProperty().get().map(RunNews::scoreboard))
                .orElseGet(Scoreboard::none);
    }

    public List<InvariantResult> invariants() {
        return run.resultProperty()
                .get()
                .map(RunResult::invariants)
                .or(() -> run.newsProperty().get().map(RunNews::invariants))
                .orElse(List.of());
    }

    private Optional<RunId> runId() {
        return run.resultProperty().get().map(RunResult::run).or(() -> run.newsProperty()
                .get()
                .map(RunNews::run));
    }

    // Commands

    public void start() {
        order().ifPresent(run::start);
    }

    /** One step of the run that goes on; without one, the first step of one that is held there. */
    public void step() {
        if (run.stateProperty().get() == RunState.READY) {
            order().ifPresent(run::startHeld);
        } else {
            run.step();
        }
    }

    private Optional<RunOrder> order() {
        Optional<Scenario> played = scenario.scenario();
        return played.map(one -> new RunOrder(
                one,
                Protocols.named(one.protocol()).orElseThrow(),
                run.speedProperty().get()));
    }

    /** Shows the rows behind a figure. */
    public void show(Score score) {
        runId().ifPresent(id -> rows.show(id, score));
    }

    /** Shows what broke an invariant, or that it was kept. */
    public void show(Invariant invariant) {
        invariants().stream()
                .filter(result -> result.invariant() == invariant)
                .findFirst()
                .ifPresent(rows::show);
    }
}
