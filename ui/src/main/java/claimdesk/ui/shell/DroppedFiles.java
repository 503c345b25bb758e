package claimdesk.ui.shell;

import claimdesk.ui.controls.ShownText;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** Takes files that were dropped on the window: opens data files and scenarios, and offers all else for import. */
public final class DroppedFiles {

    private final ShellViewModel model;
    private final FileDesk files;

    public DroppedFiles(ShellViewModel model, FileDesk files) {
        this.model = model;
        this.files = files;
    }

    /** Takes them once it is known what they are, which is read in the background. */
    public void take(List<Path> dropped) {
        model.putProblemAway();
        files.tellApart(dropped, this::take);
    }

    /**
     * One scenario is opened on the Simulate screen, one data file in place of the one that is shown. Everything else,
     * and what is in folders, is offered for import; nothing is written before the person says so.
     */
    public void take(Dropped dropped) {
        if (dropped.scenario().isPresent()) {
            model.screenProperty().set(Screen.SIMULATE);
            model.simulate().file().open(dropped.scenario().get());
            return;
        }
        if (dropped.data().isPresent()) {
            files.openDataFile(dropped.data().get());
            return;
        }
        if (!dropped.others().isEmpty()) {
            model.say(dropped.others().stream().map(DroppedFiles::name).collect(Collectors.joining(", "))
                    + " was not opened: drop a data file or a scenario alone. Nothing was changed.");
        }
        if (!dropped.evidence().isEmpty()) {
            model.screenProperty().set(Screen.IMPORT);
            model.importing().offer(dropped.evidence());
        }
    }

    private static String name(Path file) {
        return ShownText.of(String.valueOf(file.getFileName()));
    }
}
