package claimdesk.ui.simulate.run;

import claimdesk.app.scenario.Scenario;
import claimdesk.store.claim.Protocol;
import claimdesk.store.study.Protocols;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
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
    private final ReadOnlyObjectWrapper<Optional<RunResult>> previous = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<RunNews>> news = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private Optional<RunResult> last = Optional.empty();
    private final BooleanBinding canBegin = isFileOpen.and(state.isEqualTo(RunState.READY));
    private final BooleanBinding canStart = canBegin.and(seedError.isEmpty());

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

    /** Whether a run can be started with {@link #start(RunOrder)}. */
    public BooleanBinding canBeginProperty() {
        return canBegin;
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

    /** What the run before the last one came to. */
    public ReadOnlyObjectProperty<Optional<RunResult>> previousProperty() {
        return previous.getReadOnlyProperty();
    }

    /** Where the run stands that goes on, or stood when it ended. */
    public ReadOnlyObjectProperty<Optional<RunNews>> newsProperty() {
        return news.getReadOnlyProperty();
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
        start(new RunOrder(scenario.get().withSeed(chosenSeed.getAsLong()), protocol.get(), speed.get()));
    }

    /** Starts this, if a run can be started. */
    public void start(RunOrder order) {
        start(order, false);
    }

    /** Starts this with a single step, and holds it there. */
    public void startHeld(RunOrder order) {
        start(order, true);
    }

    private void start(RunOrder order, boolean isHeld) {
        if (!canBegin.get()) {
            return;
        }
        result.set(Optional.empty());
        news.set(Optional.empty());
        previous.set(last);
        problem.set("");
        running.set(Optional.of(order));
        state.set(isHeld ? RunState.PAUSED : RunState.RUNNING);
        runs.start(order, isHeld, now -> news.set(Optional.of(now)), end -> ended(order, end));
        if (isHeld) {
            runs.stepOnce();
        }
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

    /** Takes one step of the run that is held; one that goes on is held first. */
    public void step() {
        if (state.get() == RunState.RUNNING) {
            pauseOrResume();
        }
        if (state.get() == RunState.PAUSED) {
            runs.stepOnce();
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
        last = result.get().or(() -> last);
        problem.set(end.match(finished -> "", stopped -> "", RunEnd.Failed::problem));
        running.set(Optional.empty());
        state.set(RunState.READY);
    }
}
