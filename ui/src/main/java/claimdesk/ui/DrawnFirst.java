package claimdesk.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;

/**
 * Hands over to the JavaFX thread, but nothing before the window was drawn for the first time: what is read from the file
 * meanwhile would have the person wait for a window longer. Thread-safe.
 */
final class DrawnFirst implements Executor {

    private final Executor fxThread;
    private final List<Runnable> waiting = new ArrayList<>();
    private boolean isDrawn;

    /**
     * @param fxThread hands over to the JavaFX thread at once
     */
    DrawnFirst(Executor fxThread) {
        this.fxThread = fxThread;
    }

    @Override
    public synchronized void execute(Runnable todo) {
        if (isDrawn) {
            fxThread.execute(todo);
        } else {
            waiting.add(todo);
        }
    }

    /** The window was drawn: hands over what has waited, in the order in which it came. */
    synchronized void drawn() {
        isDrawn = true;
        waiting.forEach(fxThread::execute);
        waiting.clear();
    }
}
