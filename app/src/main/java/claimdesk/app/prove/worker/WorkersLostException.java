package claimdesk.app.prove.worker;

/** The worker processes end by themselves, one after the other, so that the proof cannot go on. */
public final class WorkersLostException extends RuntimeException {

    WorkersLostException(int exitCode) {
        super("the proof cannot go on: a worker process ended by itself, with exit code " + exitCode
                + "; what it wrote to the error output says why");
    }
}
