package claimdesk.ui.wiring;

import claimdesk.ui.background.Background;
import claimdesk.ui.background.WorkerThread;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.live.feed.DataFile;
import claimdesk.ui.settings.SettingsFile;
import java.time.InstantSource;
import java.util.concurrent.Executor;

/**
 * What every part of a window stands on.
 *
 * @param file the data that are shown
 * @param settings what is remembered, and the folder beside which more is
 * @param picker asks for files to open and to save
 * @param wall the system's clock
 * @param fxThread the JavaFX thread
 */
public record Ground(DataFile file, SettingsFile settings, FilePicker picker, InstantSource wall, Executor fxThread) {

    Background on(WorkerThread thread) {
        return new Background(thread, fxThread);
    }
}
