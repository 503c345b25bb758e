package claimdesk.ui.shell;

import claimdesk.ui.controls.ShownText;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Takes files that were dropped on the window: opens what it can, and says of anything else what can be done. */
public final class DroppedFiles {

    private static final String NOTHING_CHANGED = " Nothing was changed.";

    private final ShellViewModel model;
    private final FileDesk files;

    public DroppedFiles(ShellViewModel model, FileDesk files) {
        this.model = model;
        this.files = files;
    }

    /** Opens a scenario on the Simulate screen, a data file in place of the one that is shown. */
    public void take(List<Path> dropped) {
        if (dropped.size() != 1) {
            model.say(
                    dropped.size() + " files were dropped, and none was opened: drop one at a time." + NOTHING_CHANGED);
            return;
        }
        Path file = dropped.get(0);
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        if (Files.isDirectory(file)) {
            model.say(ShownText.of(name) + " is a folder: drop a file." + NOTHING_CHANGED);
        } else if (name.matches(".*\\.ya?ml")) {
            model.putProblemAway();
            model.screenProperty().set(Screen.SIMULATE);
            model.simulate().file().open(file);
        } else if (name.matches(".*\\.(db|sqlite|sqlite3)")) {
            model.putProblemAway();
            files.openDataFile(file);
        } else if (name.matches(".*\\.(csv|tsv|ndjson|jsonl|json|log)")) {
            model.say(
                    ShownText.of(name) + " was not opened: evidence is brought in by the command \"claimdesk import\","
                            + " which asks what its columns mean." + NOTHING_CHANGED);
        } else {
            model.say(ShownText.of(name) + " was not opened: a data file (.db, .sqlite, .sqlite3) or a scenario (.yaml,"
                    + " .yml) can be dropped here." + NOTHING_CHANGED);
        }
    }
}
