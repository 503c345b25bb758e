package claimdesk.ui.learn.stepper.view;

import claimdesk.app.room.Move;
import claimdesk.app.room.Move.Kind;
import claimdesk.ui.learn.stepper.StepperViewModel;
import java.util.EnumMap;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** The keys of the stepper; each stands on its button too. */
final class StepperKeys {

    private final StepperViewModel model;
    private final Map<KeyCode, Runnable> plain = new EnumMap<>(KeyCode.class);
    private final Map<KeyCode, Runnable> withShortcut = new EnumMap<>(KeyCode.class);

    /**
     * @param turn shows the other part where only one is shown
     */
    StepperKeys(StepperViewModel model, Runnable turn) {
        this.model = model;
        plain.put(KeyCode.A, () -> model.stepCaller(0));
        plain.put(KeyCode.B, () -> model.stepCaller(1));
        plain.put(KeyCode.C, () -> model.stepCaller(2));
        plain.put(KeyCode.L, () -> model.arm(Kind.LOST_ACKNOWLEDGEMENT));
        plain.put(KeyCode.F, () -> model.arm(Kind.FAILED_WRITE));
        plain.put(KeyCode.D, () -> model.arm(Kind.FULL_DISK));
        plain.put(KeyCode.R, () -> model.arm(Kind.LOST_REPLY));
        plain.put(KeyCode.X, () -> model.arm(Kind.CRASH));
        plain.put(KeyCode.T, () -> model.step(Move.TIME));
        plain.put(KeyCode.S, () -> model.step(Move.SECOND));
        plain.put(KeyCode.M, () -> model.step(Move.TEN_SECONDS));
        plain.put(KeyCode.P, () -> model.step(Move.PURGE));
        plain.put(KeyCode.H, model::hint);
        plain.put(KeyCode.G, model::goOn);
        plain.put(KeyCode.V, turn);
        withShortcut.put(KeyCode.Z, () -> model.undo(1));
        withShortcut.put(KeyCode.Y, () -> model.redo(1));
        withShortcut.put(KeyCode.ENTER, model::playOrHold);
    }

    void on(Node stepper) {
        stepper.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (!(event.getTarget() instanceof TextInputControl) && !event.isAltDown() && did(event)) {
                event.consume();
            }
        });
    }

    private boolean did(KeyEvent event) {
        if (event.isShortcutDown() && event.isShiftDown() && event.getCode() == KeyCode.Z) {
            model.redo(1);
            return true;
        }
        if (event.isShiftDown()) {
            return false;
        }
        Runnable action = (event.isShortcutDown() ? withShortcut : plain).get(event.getCode());
        if (action != null) {
            action.run();
        }
        return action != null;
    }
}
