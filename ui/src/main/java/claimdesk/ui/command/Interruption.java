package claimdesk.ui.command;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl+C as a wish to end early: the program stays until this is closed, that is, until it has said what it has and
 * cleared away what it was doing.
 */
public final class Interruption implements AutoCloseable {

    /** A program that has more to do than this takes is not waited for. */
    private static final long PATIENCE_S = 60;

    private final CountDownLatch done = new CountDownLatch(1);
    private final Thread hook = new Thread(this::come, "interruption");
    private volatile boolean isAsked;

    public Interruption() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    public boolean isAsked() {
        return isAsked;
    }

    private void come() {
        isAsked = true;
        try {
            done.await(PATIENCE_S, TimeUnit.SECONDS);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        done.countDown();
        if (!isAsked) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException askedMeanwhile) {
                // The program ends anyway, and the hook waits for nothing any more.
            }
        }
    }
}
