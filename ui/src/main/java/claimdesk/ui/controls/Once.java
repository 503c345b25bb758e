package claimdesk.ui.controls;

import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;

/** What is done once, as soon as something holds. For the JavaFX thread. */
public final class Once {

    private Once() {}

    /** Runs {@code todo} now if {@code condition} holds, else when it first does. */
    public static void isTrue(ObservableBooleanValue condition, Runnable todo) {
        if (condition.get()) {
            todo.run();
            return;
        }
        condition.addListener(new ChangeListener<>() {
            @Override
            public void changed(ObservableValue<? extends Boolean> property, Boolean before, Boolean now) {
                if (now) {
                    condition.removeListener(this);
                    todo.run();
                }
            }
        });
    }
}
