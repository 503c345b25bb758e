package claimdesk.ui.importing;

import claimdesk.app.exchange.mapping.Profiles;
import claimdesk.store.Store;
import claimdesk.store.imported.ImportedSource;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.controls.question.Question;
import claimdesk.ui.live.feed.DataFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Consumer;

/** The import screen without a screen, on real files; everything happens at once, on the caller's thread. */
final class ImportBench {

    static final String LOG = "ts,client,retry_key,path,status\n"
            + "2026-11-03T09:00:00Z,north,k-1,/v1/orders/o-1/deliver,200\n"
            + "2026-11-03T09:00:01Z,north,k-2,/v1/orders/o-2/deliver,soon\n"
            + "\n"
            + "2026-11-03T09:00:02Z,north,k-3,/v1/orders/o-3/deliver,500\n";

    final Path folder;
    final Path db;
    final Profiles profiles;
    final ImportingViewModel model;

    /** Done at each look at the clock. */
    Runnable onClock = () -> {};

    /** Does what is to be read. */
    Consumer<Runnable> onLook = Runnable::run;

    ImportBench(Path folder) {
        this(folder, false);
    }

    ImportBench(Path folder, boolean isReadOnly) {
        this.folder = folder;
        this.db = folder.resolve("desk.db");
        this.profiles = new Profiles(folder.resolve("profiles"));
        InstantSource wall = () -> {
            onClock.run();
            return Instant.ofEpochMilli(1_800_000_000_000L);
        };
        Background here = new Background(Runnable::run, Runnable::run);
        Background looks = new Background(work -> onLook.accept(work), Runnable::run);
        EvidenceDesk desk = new EvidenceDesk(new DataFile(db, isReadOnly), wall, this::finished, profiles);
        this.model = new ImportingViewModel(desk, looks, here, FilePicker.NONE);
        model.refresh();
    }

    List<ImportedSource> finished() {
        if (!Files.exists(db)) {
            return List.of();
        }
        try (Store store = Store.openReadOnly(db, InstantSource.system())) {
            return store.read(tables -> tables.imports().finished(100));
        }
    }

    Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    FileViewModel offer(Path file) {
        model.offer(List.of(file));
        return model.selectedProperty().get().orElseThrow();
    }

    /** The question that is asked. */
    Question asked() {
        return model.questionProperty().get().orElseThrow();
    }

    void answer(int choice) {
        asked().choices().get(choice).action().run();
    }
}
