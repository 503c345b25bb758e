package claimdesk.ui.learn.stepper;

import claimdesk.app.room.Schedule;
import claimdesk.app.stepper.Stepper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The one room that is open, in a folder for rooms that is made when the first is. For one thread. */
public final class Rooms implements AutoCloseable {

    private final Optional<Path> given;
    private Path folder;
    private Stepper open;

    private Rooms(Optional<Path> given) {
        this.given = given;
    }

    /** In {@code folder}, which is there and stays. */
    public static Rooms in(Path folder) {
        return new Rooms(Optional.of(folder));
    }

    /** In a folder of the system's for what is thrown away. */
    public static Rooms thrownAway() {
        return new Rooms(Optional.empty());
    }

    /** Opens the room of {@code schedule} in place of the one that is open, which stays if this throws. */
    Stepper open(Schedule schedule) {
        Stepper next = new Stepper(folder(), schedule);
        current().ifPresent(Stepper::close);
        open = next;
        return next;
    }

    Optional<Stepper> current() {
        return Optional.ofNullable(open);
    }

    private Path folder() {
        if (folder == null) {
            folder = given.orElseGet(Rooms::made);
        }
        return folder;
    }

    private static Path made() {
        try {
            return Files.createTempDirectory("claimdesk-room-");
        } catch (IOException failure) {
            throw new UncheckedIOException(
                    "no folder for the room's file can be made: " + failure.getMessage(), failure);
        }
    }

    @Override
    public void close() {
        current().ifPresent(Stepper::close);
        open = null;
        if (folder != null && given.isEmpty()) {
            folder.toFile().delete();
        }
    }
}
