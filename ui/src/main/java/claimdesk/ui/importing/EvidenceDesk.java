package claimdesk.ui.importing;

import claimdesk.app.exchange.ImportOutcome;
import claimdesk.app.exchange.ImportProgress;
import claimdesk.app.exchange.Importer;
import claimdesk.app.exchange.StoreDoor;
import claimdesk.app.exchange.mapping.Mapping;
import claimdesk.app.exchange.mapping.Profiles;
import claimdesk.store.identity.RunId;
import claimdesk.store.imported.ImportedSource;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.live.feed.DataFile;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Supplier;

/** Where evidence goes: the data file that the window shows, opened for each errand anew. Not for the JavaFX thread. */
public final class EvidenceDesk {

    /** Imports that are listed; older ones are found on the command line. */
    public static final int LISTED_MAX = 1000;

    private final DataFile data;
    private final InstantSource wall;
    private final Supplier<List<ImportedSource>> finished;
    private final Profiles profiles;

    /**
     * @param finished what was imported, newest first
     * @param profiles the mappings that this person keeps
     */
    public EvidenceDesk(DataFile data, InstantSource wall, Supplier<List<ImportedSource>> finished, Profiles profiles) {
        this.data = data;
        this.wall = wall;
        this.finished = finished;
        this.profiles = profiles;
    }

    /** Whether nothing can be imported, for the file is only looked at. */
    boolean isReadOnly() {
        return data.isReadOnly();
    }

    /** The name of the data file, as it may be shown. */
    String name() {
        return ShownText.of(String.valueOf(data.path().getFileName()));
    }

    InstantSource wall() {
        return wall;
    }

    Profiles profiles() {
        return profiles;
    }

    /**
     * @throws claimdesk.store.database.StoreException if the data file cannot be written
     */
    ImportOutcome run(Path file, Mapping mapping, ImportProgress progress) {
        try (StoreDoor door = new StoreDoor(data.path(), wall)) {
            return new Importer(door).run(file, mapping, progress);
        }
    }

    boolean undo(RunId run) {
        try (StoreDoor door = new StoreDoor(data.path(), wall)) {
            return new Importer(door).undo(run);
        }
    }

    List<ImportedSource> finished() {
        return finished.get();
    }
}
