package claimdesk.ui.learn.explore;

import claimdesk.app.explore.Exploration;
import claimdesk.app.explore.Exploration.Break;
import claimdesk.app.explore.Explorer;
import claimdesk.app.room.Setting;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.Protocol;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.Figures;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;

/** "Try every order": a search in the background, how far it has come, and what it found. For the JavaFX thread only. */
public final class ExploreViewModel {

    private final Background slow;
    private final InstantSource wall;
    private final Consumer<Break> onOpen;
    private final Consumer<Break> onPlay;
    private final ObjectProperty<Protocol> protocol = new SimpleObjectProperty<>(FitProtocol.OWNED_CLAIM);
    private final ObjectProperty<Integer> callers = new SimpleObjectProperty<>(2);
    private final ObjectProperty<Integer> faults = new SimpleObjectProperty<>(1);
    private final ReadOnlyBooleanWrapper isSearching = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Covered> covered = new ReadOnlyObjectWrapper<>(new Covered(0, 0, 0));
    private final ReadOnlyObjectWrapper<Optional<Exploration>> found = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper summary = new ReadOnlyStringWrapper("");
    private Optional<Explorer> explorer = Optional.empty();
    private AtomicBoolean isAskedToStop = new AtomicBoolean();
    private long begunMs;

    /**
     * @param slow a thread that a search may keep for as long as it takes
     * @param wall for how long a search has gone on
     * @param onOpen shows a break in the stepper
     * @param onPlay the same, and has it play by itself
     */
    public ExploreViewModel(Background slow, InstantSource wall, Consumer<Break> onOpen, Consumer<Break> onPlay) {
        this.slow = slow;
        this.wall = wall;
        this.onOpen = onOpen;
        this.onPlay = onPlay;
    }

    // Properties

    public ObjectProperty<Protocol> protocolProperty() {
        return protocol;
    }

    public ObjectProperty<Integer> callersProperty() {
        return callers;
    }

    public ObjectProperty<Integer> faultsProperty() {
        return faults;
    }

    public ReadOnlyBooleanProperty searchingProperty() {
        return isSearching.getReadOnlyProperty();
    }

    /** How far the search has come; it is looked at by {@link #beat}. */
    public ReadOnlyObjectProperty<Covered> coveredProperty() {
        return covered.getReadOnlyProperty();
    }

    /** What the last search came to; empty before the first, and while one goes on. */
    public ReadOnlyObjectProperty<Optional<Exploration>> foundProperty() {
        return found.getReadOnlyProperty();
    }

    /** The same in a sentence: none in all N, or how many invariants are broken, and whether all were tried. */
    public ReadOnlyStringProperty summaryProperty() {
        return summary.getReadOnlyProperty();
    }

    // Commands

    public void start() {
        if (isSearching.get()) {
            return;
        }
        AtomicBoolean mine = new AtomicBoolean();
        isAskedToStop = mine;
        Setting setting = new Setting(protocol.get(), callers.get(), faults.get());
        Explorer search = new Explorer(setting, mine::get);
        explorer = Optional.of(search);
        begunMs = wall.millis();
        found.set(Optional.empty());
        summary.set("");
        covered.set(new Covered(0, 0, 0));
        isSearching.set(true);
        slow.run(search::explore, this::ended, this::failed);
    }

    /** Ends the search early; what was tried until then is reported. */
    public void cancel() {
        isAskedToStop.set(true);
    }

    /** Looks at how far the search has come. */
    public void beat() {
        if (isSearching.get()) {
            explorer.ifPresent(
                    search -> covered.set(new Covered(search.states(), search.covered(), wall.millis() - begunMs)));
        }
    }

    /** Opens a break in the stepper. */
    public void open(Break one) {
        onOpen.accept(one);
    }

    /** Opens a break in the stepper and has it play by itself, slowly. */
    public void play(Break one) {
        onPlay.accept(one);
    }

    private void ended(Exploration all) {
        covered.set(
                new Covered(all.states(), all.isComplete() ? 1 : covered.get().part(), wall.millis() - begunMs));
        isSearching.set(false);
        summary.set(summary(all));
        found.set(Optional.of(all));
    }

    private void failed(Exception failure) {
        isSearching.set(false);
        summary.set("The search failed: " + failure.getMessage());
    }

    private static String summary(Exploration all) {
        String tried = Figures.count(all.schedules().longValueExact());
        String within = all.setting().callers() + (all.setting().callers() == 1 ? " caller" : " callers") + ", up to "
                + all.setting().faults() + (all.setting().faults() == 1 ? " fault" : " faults");
        switch (all.end()) {
            case ALL_TRIED:
                return all.breaks().isEmpty()
                        ? "None in all " + tried + " schedules (" + within + ") breaks an invariant"
                        : broken(all) + ", by some of all " + tried + " schedules (" + within + ")";
            case TOO_MANY_STATES:
                return early(all) + " in the first " + tried + " schedules (" + within
                        + "): there are more states than can be held. Not all were tried";
            default:
                return early(all) + " in the first " + tried + " schedules (" + within
                        + "): you stopped it. Not all were tried";
        }
    }

    private static String early(Exploration all) {
        return all.breaks().isEmpty() ? "Nothing broken" : broken(all);
    }

    private static String broken(Exploration all) {
        int count = all.breaks().size();
        return count == 1 ? "1 invariant is broken" : count + " invariants are broken";
    }
}
