package claimdesk.app.room;

import claimdesk.store.ScratchStore;
import java.util.ArrayDeque;
import java.util.Deque;

/** A room on a store of its own, in memory, that can go back to any earlier point. Not thread-safe. */
public final class ScratchRoom implements AutoCloseable {

    private final ScratchStore store;
    private final Room room;
    private final Deque<Room.Point> points = new ArrayDeque<>();

    public ScratchRoom(Setting setting) {
        RoomClock clock = new RoomClock();
        this.store = new ScratchStore(clock);
        this.room = new Room(store, clock, setting);
    }

    public Room room() {
        return room;
    }

    /** Marks the present point; marks nest. */
    public void mark() {
        store.mark();
        points.push(room.point());
    }

    /** Goes back to the latest mark, which stays. */
    public void backToMark() {
        store.backToMark();
        room.backTo(points.element());
    }

    /** Takes the latest mark away; what was done since it stays done. */
    public void dropMark() {
        store.dropMark();
        points.pop();
    }

    @Override
    public void close() {
        store.close();
    }
}
