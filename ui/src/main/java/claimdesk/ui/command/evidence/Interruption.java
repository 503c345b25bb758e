package claimdesk.ui.command.evidence;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Holds back the end of the program, when a person stops it, until what it was doing is cleared away. */
final class Interruption implements AutoCloseable {

    private static final long HELD_BACK_S = 60;

    private final CountDownLatch cleared = new CountDownLatch(1);
    private final Thread hook = new Thread(this::come, "interruption");
    private volatile boolean hasCome;

    Interruption() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    boolean hasCome() {
        return hasCome;
    }

    private void come() {
        hasCome = true;
        try {
            cleared.await(HELD_BACK_S, TimeUnit.SECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        cleared.countDown();
        if (!hasCome) {
            Runtime.getRuntime().removeShutdownHook(hook);
        }
    }
}
