package claimdesk.ui.investigate.verdict;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseReader;
import claimdesk.app.casework.Topic;
import claimdesk.store.Store;
import java.time.InstantSource;
import java.util.Optional;

/**
 * A case as a file had it at one moment, and what it comes to.
 *
 * @param found with its personal data, for what acts on the case and shows nothing
 * @param masked as it is shown by default
 * @param plain with its personal data, where they may be shown
 */
public record JudgedCase(Case found, Face masked, Optional<Face> plain) {

    /** Judges it, on any thread but the screen's. */
    public static JudgedCase of(Case found) {
        return new JudgedCase(found, Face.masked(found), Optional.empty());
    }

    /** Reads and judges it, on any thread but the screen's; empty if the file does not name it. */
    public static Optional<JudgedCase> find(Store store, Topic topic, InstantSource wall) {
        // A simulated run may be ahead of the wall clock.
        long nowMs =
                Math.max(wall.millis(), store.read(tables -> tables.journal().lastAtMs()));
        return CaseReader.find(store, topic, nowMs).map(JudgedCase::of);
    }

    /** The same with its personal data, on any thread but the screen's. */
    public JudgedCase unmasked() {
        return new JudgedCase(found, masked, Optional.of(Face.plain(found)));
    }

    /** The same without them, at once. */
    public JudgedCase remasked() {
        return new JudgedCase(found, masked, Optional.empty());
    }

    public Face face() {
        return plain.orElse(masked);
    }
}
