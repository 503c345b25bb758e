package claimdesk.app.caselist;

import claimdesk.app.finding.FileFindings;
import claimdesk.app.finding.Finding;
import claimdesk.store.Store;
import claimdesk.store.window.Tally;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Looks through a whole file for findings, by the rules of {@code check}, and hands each over as soon as it is found. One
 * thread runs it; any other may cancel it.
 */
public final class FileReview {

    private final Consumer<FoundCase> onFound;
    private final Consumer<Progress> onProgress;
    private volatile boolean isCancelled;

    /**
     * How far it has come.
     *
     * @param looked cases that were looked at
     * @param keys keys that the file has, about as many as there are cases; 0 if it has only imports
     */
    public record Progress(long looked, long keys) {

        /** From 0 to 1; less than 0 where it cannot be told. */
        public double part() {
            return keys == 0 ? -1 : Math.min(1, looked / (double) keys);
        }
    }

    /**
     * @param onFound called on the thread that runs it
     * @param onProgress called there too, after each case
     */
    public FileReview(Consumer<FoundCase> onFound, Consumer<Progress> onProgress) {
        this.onFound = onFound;
        this.onProgress = onProgress;
    }

    /**
     * Looks through {@code store}.
     *
     * @param nowMs store clock
     * @return how many cases were looked at; fewer than there are if it was cancelled
     */
    public long run(Store store, long nowMs) {
        long keys = store.read(tables -> {
            Tally counts = tables.window().counts().now();
            return counts.inProgress() + counts.saved();
        });
        return FileFindings.forEach(store, nowMs, finding -> found(store, nowMs, finding), looked -> {
            onProgress.accept(new Progress(looked, keys));
            return !isCancelled;
        });
    }

    public void cancel() {
        isCancelled = true;
    }

    public boolean isCancelled() {
        return isCancelled;
    }

    private void found(Store store, long nowMs, Finding finding) {
        FoundCase.subject(finding).ifPresent(subject -> {
            Optional<FoundCase> found = store.read(
                            tables -> tables.window().finder().row(subject, nowMs))
                    .flatMap(row -> FoundCase.topic(subject).map(topic -> new FoundCase(topic, finding, row)));
            found.ifPresent(onFound);
        });
    }
}
