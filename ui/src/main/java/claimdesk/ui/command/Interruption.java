package claimdesk.ui.command;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Ctrl+C as a wish to end early: the program stays until this is closed, that is, until it has said what it has. */
final class Interruption implements AutoCloseable {

    /** A program that has more to say than this takes is not waited for. */
    private static final long PATIENCE_S = 30;

    private final CountDownLatch said = new CountDownLatch(1);
    private final Thread hook = new Thread(this::await, "interruption");
    private volatile boolean isAsked;

    Interruption() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    boolean isAsked() {
        return isAsked;
    }

    private void await() {
        isAsked = true;
        try {
            said.await(PATIENCE_S, TimeUnit.SECONDS);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        said.countDown();
        if (!isAsked) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException askedMeanwhile) {
                // The program ends anyway, and the hook waits for nothing any more.
            }
        }
    }
}
