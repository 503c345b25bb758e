package claimdesk.ui.simulate;

import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.app.simulation.RunReport;
import claimdesk.store.claim.Protocol;
import claimdesk.store.database.StoreException;
import claimdesk.store.study.Protocols;
import claimdesk.ui.background.Background;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** The run bar's state: what to run, how the run stands, and what it came to. */
public final class RunViewModel {

    private final Path file;
    private final InstantSource wall;
    private final Background background;

    // Properties
    private final ObjectProperty<Scenario> scenario = new SimpleObjectProperty<>();
    private final ObjectProperty<Protocol> protocol = new SimpleObjectProperty<>();
    private final StringProperty seed = new SimpleStringProperty("");
    private final ObjectProperty<Speed> speed = new SimpleObjectProperty<>(Speed.ONE);
    private final ReadOnlyStringWrapper seedError = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<RunState> state = new ReadOnlyObjectWrapper<>(RunState.IDLE);
    private final ReadOnlyObjectWrapper<Optional<RunOrder>> order = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<RunReport>> report = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper failure = new ReadOnlyStringWrapper("");

    private RunThread run;

    public RunViewModel(Path file, InstantSource wall, Background background) {
        this.file = file;
        this.wall = wall;
        this.background = background;
        scenario.addListener((property, before, chosen) -> choose(chosen));
        seed.addListener((property, before, text) -> checkSeed());
        scenario.set(demo());
    }

    private static Scenario demo() {
        return ShippedScenarios.find("demo").orElseThrow();
    }

    private void choose(Scenario chosen) {
        protocol.set(Protocols.named(chosen.protocol()).orElseThrow());
        seed.set(Long.toString(chosen.seed()));
    }

    /** What may be chosen: the demo first, then the scenarios in their order. */
    public List<Scenario> scenarios() {
        List<Scenario> all = new ArrayList<>(ShippedScenarios.all());
        all.removeIf(one -> one.name().equals("demo"));
        all.add(0, demo());
        return List.copyOf(all);
    }

    public List<Protocol> protocols() {
        return Protocols.all();
    }

    public ObjectProperty<Scenario> scenario() {
        return scenario;
    }

    public ObjectProperty<Protocol> protocol() {
        return protocol;
    }

    public StringProperty seed() {
        return seed;
    }

    public ObjectProperty<Speed> speed() {
        return speed;
    }

    /** What is wrong with the seed; empty if nothing is. */
    public ReadOnlyStringProperty seedError() {
        return seedError.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<RunState> state() {
        return state.getReadOnlyProperty();
    }

    /** What runs, or ran last. */
    public ReadOnlyObjectProperty<Optional<RunOrder>> order() {
        return order.getReadOnlyProperty();
    }

    /** What the last run came to; empty while one goes on. */
    public ReadOnlyObjectProperty<Optional<RunReport>> report() {
        return report.getReadOnlyProperty();
    }

    /** Why the last run could not go on; empty if it could. */
    public ReadOnlyStringProperty failure() {
        return failure.getReadOnlyProperty();
    }

    /** The store's clock in the run that goes on, or the wall's. */
    public InstantSource clock() {
        return run != null && state.get().isActive() ? run.clock() : wall;
    }

    // Commands

    /** Chooses the demo as it is shipped, and starts it. */
    public void startDemo() {
        scenario.set(demo());
        choose(demo());
        start();
    }

    /** Starts what is chosen; does nothing while a run goes on or the seed is wrong. */
    public void start() {
        OptionalLong number = seedNumber();
        if (state.get().isActive() || number.isEmpty()) {
            return;
        }
        RunOrder asked = new RunOrder(scenario.get().withSeed(number.getAsLong()), protocol.get(), speed.get());
        failure.set("");
        report.set(Optional.empty());
        order.set(Optional.of(asked));
        run = new RunThread(
                file,
                asked,
                wall,
                (result, hasEnded) -> background.show(() -> ended(result, hasEnded)),
                problem -> background.show(() -> failed(problem)));
        state.set(RunState.RUNNING);
        run.start();
    }

    /** Holds the run where it is, or lets it go on. */
    public void togglePause() {
        if (state.get() == RunState.RUNNING) {
            run.pause();
            state.set(RunState.PAUSED);
        } else if (state.get() == RunState.PAUSED) {
            run.resume();
            state.set(RunState.RUNNING);
        }
    }

    /** Ends the run where it is; what it wrote stays. */
    public void stop() {
        if (state.get().isActive()) {
            state.set(RunState.STOPPING);
            run.stop();
        }
    }

    /** Ends the run and waits until its file is closed. */
    public void close() {
        if (run != null) {
            run.stop();
            try {
                awaitEnd();
            } catch (InterruptedException hurried) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Waits until the run that was started has closed its file. */
    void awaitEnd() throws InterruptedException {
        run.awaitEnd();
    }

    private void ended(RunReport result, boolean hasEnded) {
        report.set(Optional.of(result));
        state.set(hasEnded ? RunState.ENDED : RunState.STOPPED);
    }

    private void failed(RuntimeException problem) {
        failure.set(problem instanceof StoreException ? problem.getMessage() : "the run could not go on: " + problem);
        state.set(RunState.STOPPED);
    }

    private void checkSeed() {
        seedError.set(seedNumber().isPresent() ? "" : "a whole number from 0 to " + Scenario.SEED_MAX);
    }

    private OptionalLong seedNumber() {
        try {
            long number = Long.parseLong(seed.get().strip());
            return number >= 0 && number <= Scenario.SEED_MAX ? OptionalLong.of(number) : OptionalLong.empty();
        } catch (NumberFormatException notANumber) {
            return OptionalLong.empty();
        }
    }
}
