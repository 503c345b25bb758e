package claimdesk.app.stepper;

import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.room.Move;
import claimdesk.app.room.Replay.Played;
import claimdesk.app.room.Room;
import claimdesk.app.room.RoomClock;
import claimdesk.app.room.Rows;
import claimdesk.app.room.Setting;
import claimdesk.store.Store;
import claimdesk.store.database.Durability;
import claimdesk.store.database.StatementLog;
import claimdesk.store.journal.Event;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A room on a file of its own, which says of each move what it ran. Not thread-safe. */
final class OpenRoom implements AutoCloseable {

    private final StatementLog log = new StatementLog();
    private final Store store;
    private final Room room;
    private List<InvariantResult> results;

    /** Opens a room on a new file in {@code folder}. */
    static OpenRoom in(Path folder, Setting setting) {
        try {
            return new OpenRoom(Files.createTempFile(folder, "room-", ".db"), setting);
        } catch (IOException failure) {
            throw new UncheckedIOException("no file for the room can be made in " + folder, failure);
        }
    }

    private OpenRoom(Path file, Setting setting) {
        RoomClock clock = new RoomClock();
        // A power cut costs nothing here: the room can be played again.
        this.store = Store.openRecorded(file, Durability.NONE, clock, log);
        this.room = new Room(store, clock, setting);
        this.results = room.results();
        log.take();
    }

    Room room() {
        return room;
    }

    Path file() {
        return store.file();
    }

    List<InvariantResult> results() {
        return results;
    }

    Stepped apply(Move move) {
        Rows before = room.rows();
        List<InvariantResult> resultsBefore = results;
        int eventsBefore = room.events().size();
        String words = room.words(move);
        room.apply(move);
        results = room.results();
        List<Event> all = room.events();
        Played played = new Played(
                words, room.nowMs() - RoomClock.START_MS, before, room.rows(), all.subList(eventsBefore, all.size()));
        return new Stepped(move, played, log.take(), Broken.since(resultsBefore, results));
    }

    /** Closes the file and removes it; one that somebody else still holds open stays where it is. */
    @Override
    public void close() {
        store.close();
        try {
            Files.deleteIfExists(store.file());
        } catch (IOException heldByAnother) {
            // It lies in a folder that is thrown away as a whole.
        }
    }
}
