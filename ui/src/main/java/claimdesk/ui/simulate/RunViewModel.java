package claimdesk.ui.simulate;

import claimdesk.app.scenario.Scenario;
import claimdesk.store.claim.Protocol;
import claimdesk.store.study.Protocols;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** The run bar: what is to be run, whether it runs, and what it came to. For the JavaFX thread only. */
public final class RunViewModel {

    private final RunThread runs;
    private final List<Scenario> scenarios;

    private final ObjectProperty<Scenario> scenario = new SimpleObjectProperty<>();
    private final ObjectProperty<Protocol> protocol = new SimpleObjectProperty<>();
    private final StringProperty seed = new SimpleStringProperty("");
    private final ObjectProperty<Speed> speed = new SimpleObjectProperty<>(Speed.TIMES_1);
    private final BooleanProperty isFileOpen = new SimpleBooleanProperty();
    private final ReadOnlyStringWrapper seedError = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<RunState> state = new ReadOnlyObjectWrapper<>(RunState.READY);
    private final ReadOnlyObjectWrapper<Optional<RunOrder>> running = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<RunResult>> result = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final BooleanBinding canStart = Bindings.createBooleanBinding(
            () -> isFileOpen.get()
                    && state.get() == RunState.READY
                    && seedError.get().isEmpty(),
            isFileOpen,
            state,
            seedError);

    /**
     * @param scenarios what can be chosen, at least one; the last is chosen at first
     */
    public RunViewModel(RunThread runs, List<Scenario> scenarios) {
        this.runs = runs;
        this.scenarios = List.copyOf(scenarios);
        seed.addListener(
                (property, before, text) -> seedError.set(Seed.of(text).isPresent() ? "" : Seed.WHAT_IS_ALLOWED));
        scenario.addListener((property, before, chosen) -> takeOver(chosen));
        speed.addListener((property, before, chosen) -> runs.goAt(chosen));
        scenario.set(this.scenarios.get(this.scenarios.size() - 1));
    }

    /** A scenario brings its own protocol and seed. */
    private void takeOver(Scenario chosen) {
        protocol.set(Protocols.named(chosen.protocol()).orElseThrow());
        seed.set(Long.toString(chosen.seed()));
    }

    // Properties

    public List<Scenario> scenarios() {
        return scenarios;
    }

    public List<Protocol> protocols() {
        return Protocols.all();
    }

    public ObjectProperty<Scenario> scenarioProperty() {
        return scenario;
    }

    public ObjectProperty<Protocol> protocolProperty() {
        return protocol;
    }

    public StringProperty seedProperty() {
        return seed;
    }

    /** What may be typed; empty if what is typed is a seed. */
    public ReadOnlyStringProperty seedErrorProperty() {
        return seedError.getReadOnlyProperty();
    }

    /** May be changed while a run goes on. */
    public ObjectProperty<Speed> speedProperty() {
        return speed;
    }

    /** Whether there is a file to run in; set from outside. */
    public BooleanProperty fileOpenProperty() {
        return isFileOpen;
    }

    public ReadOnlyObjectProperty<RunState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public BooleanBinding canStartProperty() {
        return canStart;
    }

    /** The run that goes on. */
    public ReadOnlyObjectProperty<Optional<RunOrder>> runningProperty() {
        return running.getReadOnlyProperty();
    }

    /** What the last run came to; empty while one goes on, and when it was put away. */
    public ReadOnlyObjectProperty<Optional<RunResult>> resultProperty() {
        return result.getReadOnlyProperty();
    }

    /** Why the last run ended early; empty if it did not. */
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    // Commands

    /** Starts what is chosen, if it can be started. */
    public void start() {
        OptionalLong chosenSeed = Seed.of(seed.get());
        if (!canStart.get() || chosenSeed.isEmpty()) {
            return;
        }
        RunOrder order = new RunOrder(scenario.get().withSeed(chosenSeed.getAsLong()), protocol.get(), speed.get());
        result.set(Optional.empty());
        problem.set("");
        running.set(Optional.of(order));
        state.set(RunState.RUNNING);
        runs.start(order, end -> ended(order, end));
    }

    /** Starts the scenario of that name as it comes, at the speed that is chosen. */
    public void start(String name) {
        scenarios.stream().filter(one -> one.name().equals(name)).findFirst().ifPresent(one -> {
            scenario.set(one);
            takeOver(one);
            start();
        });
    }

    public void pauseOrResume() {
        if (state.get() == RunState.RUNNING) {
            runs.pause();
            state.set(RunState.PAUSED);
        } else if (state.get() == RunState.PAUSED) {
            runs.resume();
            state.set(RunState.RUNNING);
        }
    }

    public void stop() {
        if (state.get().canBeHeld()) {
            state.set(RunState.STOPPING);
            runs.stop();
        }
    }

    public void putResultAway() {
        result.set(Optional.empty());
    }

    public void putProblemAway() {
        problem.set("");
    }

    private void ended(RunOrder order, RunEnd end) {
        result.set(end.match(
                finished -> Optional.of(RunResult.of(finished.report(), order, true)),
                stopped -> Optional.of(RunResult.of(stopped.report(), order, false)),
                failed -> Optional.empty()));
        problem.set(end.match(finished -> "", stopped -> "", RunEnd.Failed::problem));
        running.set(Optional.empty());
        state.set(RunState.READY);
    }
}
