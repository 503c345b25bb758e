package claimdesk.ui.learn.stepper;

import java.util.function.BooleanSupplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleObjectProperty;

/** Whether the moves that are left are done by themselves, one at each {@link #beat}, and how fast. */
final class Autoplay {

    private final BooleanSupplier hasMore;
    private final Runnable next;
    private final ReadOnlyBooleanWrapper isPlaying = new ReadOnlyBooleanWrapper();
    private final ObjectProperty<Playing> pace = new SimpleObjectProperty<>(Playing.STEADY);

    /**
     * @param hasMore whether a move is left
     * @param next does it
     */
    Autoplay(BooleanSupplier hasMore, Runnable next) {
        this.hasMore = hasMore;
        this.next = next;
    }

    ReadOnlyBooleanProperty playingProperty() {
        return isPlaying.getReadOnlyProperty();
    }

    ObjectProperty<Playing> paceProperty() {
        return pace;
    }

    void hold() {
        isPlaying.set(false);
    }

    void playOrHold() {
        isPlaying.set(!isPlaying.get() && hasMore.getAsBoolean());
    }

    void beat() {
        if (!isPlaying.get()) {
            return;
        }
        if (!hasMore.getAsBoolean()) {
            hold();
            return;
        }
        next.run();
    }
}
