package claimdesk.ui.wiring;

import claimdesk.ui.background.WorkerThread;
import claimdesk.ui.settings.SettingsViewModel;
import claimdesk.ui.settings.SystemLook;

/** What a person chose, and the thread that keeps it. */
public final class SettingsWiring implements AutoCloseable {

    private final WorkerThread keeper = new WorkerThread("settings");
    private final SettingsViewModel settings;
    private final Ground ground;

    public SettingsWiring(Ground ground) {
        this.ground = ground;
        this.settings = new SettingsViewModel(ground.settings(), ground.on(keeper));
    }

    public SettingsViewModel settings() {
        return settings;
    }

    /** Asks the system how it looks. */
    public void start() {
        keeper.execute(() -> {
            boolean isDark = SystemLook.isDark(System.getProperty("os.name"));
            ground.fxThread().execute(() -> settings.systemIsDark(isDark));
        });
    }

    @Override
    public void close() {
        keeper.close();
    }
}
