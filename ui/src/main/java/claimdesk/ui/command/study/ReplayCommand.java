package claimdesk.ui.command.study;

import claimdesk.app.room.Replay;
import claimdesk.app.room.Room;
import claimdesk.app.room.RoomClock;
import claimdesk.app.room.Schedule;
import claimdesk.app.room.ScheduleException;
import claimdesk.store.Store;
import claimdesk.ui.command.ClaimdeskCommand;
import claimdesk.ui.command.InputException;
import claimdesk.ui.command.StoreFile;
import claimdesk.ui.controls.ShownText;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays one schedule again, in a file that is thrown away afterwards, and shows every step. */
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        description = "Plays a schedule that explore has found: each step, the rows before and after it, what breaks.",
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0:no invariant is broken by it", "1:one is", "2:wrong input, and nothing was written"})
public final class ReplayCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "ID", description = "a schedule's id, such as owned-claim.2.aaabtbb.9d")
    private String id;

    @Override
    public Integer call() throws IOException {
        Replay replay;
        try {
            replay = replay(Schedule.parse(id));
        } catch (ScheduleException wrong) {
            throw new InputException(ShownText.of(wrong.getMessage()));
        }
        spec.commandLine().getOut().print(ReplayText.plain(replay));
        return replay.violations().isEmpty() ? ClaimdeskCommand.OK : ClaimdeskCommand.BROKEN;
    }

    private static Replay replay(Schedule schedule) throws IOException {
        RoomClock clock = new RoomClock();
        try (StoreFile file = StoreFile.of(null);
                Store store = Store.openSerial(file.file(), file.durability(), clock)) {
            return Replay.of(schedule, new Room(store, clock, schedule.setting()));
        }
    }
}
