package claimdesk.ui.wiring;

import claimdesk.app.exchange.mapping.Profiles;
import claimdesk.ui.background.Background;
import claimdesk.ui.background.WorkerThread;
import claimdesk.ui.importing.EvidenceDesk;
import claimdesk.ui.importing.ImportingViewModel;
import claimdesk.ui.live.feed.LiveFeed;

/** The Import screen: a thread that looks at files beside the one that imports them. */
public final class ImportWiring implements AutoCloseable {

    /** The folder of the mappings that a person keeps by name. */
    private static final String PROFILES = "profiles";

    private final WorkerThread looks = new WorkerThread("looks");
    private final WorkerThread imports = new WorkerThread("imports");
    private final Background background;
    private final ImportingViewModel importing;

    public ImportWiring(Ground ground, LiveWiring live) {
        LiveFeed feed = live.feed();
        EvidenceDesk desk = new EvidenceDesk(
                ground.file(),
                ground.wall(),
                () -> feed.read(tables -> tables.imports().finished(EvidenceDesk.LISTED_MAX)),
                new Profiles(ground.settings().beside(PROFILES)));
        background = ground.on(looks);
        importing = new ImportingViewModel(desk, background, ground.on(imports), ground.picker());
    }

    public ImportingViewModel importing() {
        return importing;
    }

    /** Where files are looked at before they are taken in. */
    public Background looks() {
        return background;
    }

    /** Cancels the import that goes on; what it wrote is rolled back before this returns. */
    @Override
    public void close() {
        importing.cancel();
        imports.close();
        looks.close();
    }
}
