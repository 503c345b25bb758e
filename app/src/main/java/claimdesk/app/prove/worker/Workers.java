package claimdesk.app.prove.worker;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * The worker processes, each in its slot: one that was killed is followed by another of the same name. To be used on the
 * loop's thread, but for {@link #killAll}.
 */
public final class Workers {

    /** What the vendors hear of them. */
    public interface Listener {

        void ready();

        void told(Told told);

        /** The process that had these requests is gone; who sent them will hear no more. */
        void lost(List<Ask> unanswered);
    }

    /** How many processes may end unasked, by whatever hand, without a reply in between, before the proof gives up. */
    private static final int UNASKED_ENDS_MAX = 20;
    /** Beyond it, an exit code names the signal by which somebody else killed the process. */
    private static final int EXIT_CODE_MAX = 128;

    /** One place, and the process that is in it. */
    private static final class Slot {
        private final List<String> command;
        private final List<Ask> unanswered = new ArrayList<>();
        private WorkerProcess process;
        private boolean isReady;
        private boolean isKilled;

        private Slot(List<String> command) {
            this.command = command;
        }
    }

    private final List<Slot> slots = new CopyOnWriteArrayList<>();
    private final Loop loop;
    private final SplittableRandom chance;
    private Listener listener;
    private int running;
    private int unaskedEnds;
    private boolean isFinishing;
    private boolean isClosed;

    public Workers(Loop loop, SplittableRandom chance) {
        this.loop = loop;
        this.chance = chance;
    }

    /** Starts one process for each command. */
    public void start(List<List<String>> commands, Listener heard) {
        listener = heard;
        for (List<String> command : commands) {
            Slot slot = new Slot(command);
            slots.add(slot);
            start(slot);
        }
    }

    private void start(Slot slot) {
        slot.isReady = false;
        slot.isKilled = false;
        WorkerProcess started = WorkerProcess.start(
                slot.command,
                line -> loop.in(0, () -> heard(slot, line)),
                exitCode -> loop.in(0, () -> ended(slot, exitCode)));
        running++;
        put(slot, started);
    }

    private synchronized void put(Slot slot, WorkerProcess started) {
        slot.process = started;
        if (isClosed) {
            started.kill();
        }
    }

    private void heard(Slot slot, String line) {
        if (line.equals(Worker.READY)) {
            slot.isReady = true;
            listener.ready();
            return;
        }
        Told.read(line).ifPresent(told -> {
            unaskedEnds = 0;
            slot.unanswered.removeIf(ask -> ask.number() == told.number() && ask.tryNumber() == told.tryNumber());
            listener.told(told);
        });
    }

    private void ended(Slot slot, int exitCode) {
        running--;
        if (isFinishing && slot.unanswered.isEmpty()) {
            if (running == 0) {
                loop.end();
            }
            return;
        }
        boolean isByItself = !slot.isKilled && exitCode <= EXIT_CODE_MAX;
        if (isByItself && !slot.isReady || !slot.isKilled && ++unaskedEnds > UNASKED_ENDS_MAX) {
            throw new WorkersLostException(exitCode);
        }
        List<Ask> unanswered = List.copyOf(slot.unanswered);
        slot.unanswered.clear();
        start(slot);
        listener.lost(unanswered);
    }

    public boolean areAnyReady() {
        return slots.stream().anyMatch(slot -> slot.isReady);
    }

    /** How many requests are under way. */
    public int unanswered() {
        return slots.stream().mapToInt(slot -> slot.unanswered.size()).sum();
    }

    /**
     * Sends a request to a process that is ready; one must be.
     *
     * @param preferred the slot to send it to if that is ready; -1 for any
     * @return the slot that it went to
     */
    public int send(Ask ask, int preferred) {
        List<Slot> ready = slots.stream().filter(slot -> slot.isReady).toList();
        Slot chosen = preferred >= 0 && slots.get(preferred).isReady
                ? slots.get(preferred)
                : ready.get(chance.nextInt(ready.size()));
        chosen.unanswered.add(ask);
        chosen.process.send(ask);
        return slots.indexOf(chosen);
    }

    /**
     * Kills one process that is serving; where no request is under way any more, one that is idle.
     *
     * @return false if there is none to be killed just now
     */
    public boolean killOne() {
        boolean isAnyServing = unanswered() > 0;
        List<Slot> serving = slots.stream()
                .filter(slot -> slot.isReady && !(isAnyServing && slot.unanswered.isEmpty()))
                .toList();
        if (serving.isEmpty()) {
            return false;
        }
        Slot chosen = serving.get(chance.nextInt(serving.size()));
        chosen.isReady = false;
        chosen.isKilled = true;
        chosen.process.kill();
        return true;
    }

    /** Lets all end by themselves; the loop ends with the last of them. */
    public void finish() {
        isFinishing = true;
        slots.forEach(slot -> slot.process.finish());
    }

    /** Kills all that run, now and from now on, and waits until they are gone. On any thread. */
    public void killAll() {
        List<WorkerProcess> all;
        synchronized (this) {
            isClosed = true;
            all = slots.stream()
                    .map(slot -> Optional.ofNullable(slot.process))
                    .flatMap(Optional::stream)
                    .toList();
        }
        all.forEach(WorkerProcess::kill);
        all.forEach(WorkerProcess::awaitEnd);
    }
}
