package claimdesk.ui.wiring;

import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.store.identity.ScopedKey;
import claimdesk.ui.background.Background;
import claimdesk.ui.background.WorkerThread;
import claimdesk.ui.live.row.TimeText;
import claimdesk.ui.settings.SettingsViewModel;
import claimdesk.ui.simulate.SimulateViewModel;
import claimdesk.ui.simulate.result.RowsViewModel;
import claimdesk.ui.simulate.result.RunJournal;
import claimdesk.ui.simulate.run.RunViewModel;
import java.time.ZoneId;
import java.util.function.Consumer;

/** The Simulate screen, and the thread that finds the rows behind a figure. */
public final class SimulateWiring implements AutoCloseable {

    private final WorkerThread rows = new WorkerThread("rows");
    private final RunJournal journal;
    private final SimulateViewModel simulate;

    /**
     * @param onKey shows a key on the Live screen
     */
    public SimulateWiring(Ground ground, LiveWiring live, SettingsViewModel settings, Consumer<ScopedKey> onKey) {
        journal = new RunJournal(ground.file(), ground.wall());
        Background files = ground.on(rows);
        simulate = new SimulateViewModel(
                new RunViewModel(live.runs(), ShippedScenarios.all()),
                new RowsViewModel(journal, files, new TimeText(ZoneId.systemDefault())::of, onKey),
                files,
                ground.picker(),
                () -> settings.settings().newDesk());
    }

    public SimulateViewModel simulate() {
        return simulate;
    }

    @Override
    public void close() {
        rows.close();
        journal.close();
    }
}
