package claimdesk.app.stepper;

import claimdesk.app.call.Step;
import claimdesk.app.exchange.ImportedEvents;
import claimdesk.app.room.Move;
import claimdesk.app.room.Move.Kind;
import claimdesk.app.room.Room;
import claimdesk.app.room.Schedule;
import claimdesk.app.room.ScratchRoom;
import claimdesk.app.room.Setting;
import claimdesk.app.room.Standing;
import claimdesk.store.claim.Protocol;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Does in a room in memory what the events of a journal say, one after the other: each brings its caller as far as the
 * event is, and each end of a lease or of a retention that lies before it lets time pass. Not thread-safe.
 */
final class Retelling implements AutoCloseable {

    private final ScratchRoom scratch;
    private final Room room;
    private final Protocol protocol;
    private final List<AttemptId> attempts;
    private final List<Move> moves = new ArrayList<>();
    private final Set<String> notes = new LinkedHashSet<>();
    private final Map<Integer, Fault> faults = new HashMap<>();
    private final TreeSet<Long> ends = new TreeSet<>();
    private final Turns turns;

    /** A fault that waits for a caller's step. */
    private record Fault(Kind kind, String step) {}

    Retelling(Protocol protocol, List<AttemptId> attempts) {
        this.protocol = protocol;
        this.attempts = attempts;
        this.turns = new Turns(attempts);
        this.scratch = new ScratchRoom(new Setting(protocol, attempts.size(), Setting.FAULTS_MAX));
        this.room = scratch.room();
    }

    void tell(List<Event> events) {
        turns.inCase(events);
        events.forEach(this::tell);
    }

    private void tell(Event event) {
        passTime(event);
        Optional<Integer> caller = event.subject().attempt().map(attempts::indexOf);
        if (caller.isEmpty()) {
            make(Move.PURGE);
            return;
        }
        switch (event.type()) {
            case RECEIVED -> receive(caller.get());
            case CLAIMED, TAKEN_OVER, BUSY, MISMATCH, REPLAYED -> bring(caller.get(), Step.CLAIM);
            case WORK_STARTED -> bring(caller.get(), Step.WORK);
            case SAVED, REFUSED, RELEASED -> bring(caller.get(), Step.SAVE);
            case FAILED -> fail(caller.get(), event);
            case REPLY_LOST -> loseReply(caller.get());
            case CALLER_CRASHED -> make(new Move(Kind.CRASH, caller.get()));
            case FAULT ->
                strike(caller.get(), event.details().text(Detail.FAULT).orElse(""));
            case ANSWERED -> bring(caller.get(), Step.ANSWER);
            case RENEWED -> notes.add("A lease was renewed; in the room none is");
            case AGENT_ACTION -> notes.add("An agent stepped in; in the room nobody does");
            default -> {
                // What the vendor did, and effects, which come with the step that has them.
            }
        }
    }

    /**
     * A look that finds nothing leaves no row: one that was followed by a claim of its own was early enough; one that
     * was not comes as late as it can.
     */
    private void receive(int caller) {
        boolean hasFoundNothing = turns.beginsWithAClaim(caller);
        bring(caller, hasFoundNothing ? Step.LOOK : Step.RECEIVE);
    }

    /** The ends that the journal names and that lie before this event are passed; then its own are noted. */
    private void passTime(Event event) {
        if (!ImportedEvents.isTimed(event)) {
            notes.add("Some rows have no store time, so that no time passes before them");
            return;
        }
        while (!ends.isEmpty() && ends.first() <= event.atMs()) {
            ends.pollFirst();
            make(Move.TIME);
        }
        event.details().number(Detail.LEASE_UNTIL_MS).ifPresent(ends::add);
        event.details().number(Detail.KEEP_UNTIL_MS).ifPresent(ends::add);
    }

    private void bring(int caller, Step to) {
        while (standing(caller).next().ordinal() <= to.ordinal()
                && !standing(caller).isThrough()) {
            if (!make(new Move(kind(caller), caller))) {
                return;
            }
        }
    }

    /** The fault that waits for the step that is next, if there is one. */
    private Kind kind(int caller) {
        String step = standing(caller).next().name().toLowerCase(Locale.ROOT);
        Fault fault = faults.get(caller);
        if (fault == null || !fault.step().equals(step)) {
            return Kind.STEP;
        }
        faults.remove(caller);
        return fault.kind();
    }

    private void strike(int caller, String fault) {
        int at = fault.indexOf("-at-");
        Optional<Kind> kind = at < 0 ? Optional.empty() : kind(fault.substring(0, at));
        if (kind.isPresent()) {
            faults.put(caller, new Fault(kind.get(), fault.substring(at + "-at-".length())));
        } else if (!fault.startsWith("crash") && !fault.equals("lose-reply") && !fault.equals("delay-work")) {
            notes.add("The fault " + fault + " is no move of a room");
        }
    }

    private static Optional<Kind> kind(String fault) {
        return switch (fault) {
            case "lost-acknowledgement" -> Optional.of(Kind.LOST_ACKNOWLEDGEMENT);
            case "locked" -> Optional.of(Kind.FAILED_WRITE);
            case "disk-full" -> Optional.of(Kind.FULL_DISK);
            default -> Optional.empty();
        };
    }

    /** A save that failed by itself is one that found the store as the reason says. */
    private void fail(int caller, Event event) {
        String reason = event.details().text(Detail.REASON).orElse("");
        bring(caller, Step.WORK);
        if (!faults.containsKey(caller)) {
            Kind kind = reason.contains("disk is full")
                    ? Kind.FULL_DISK
                    : reason.contains("acknowledgement") ? Kind.LOST_ACKNOWLEDGEMENT : Kind.FAILED_WRITE;
            faults.put(caller, new Fault(kind, "save"));
        }
        bring(caller, Step.SAVE);
    }

    /** The loss is journalled after the answer that it struck, which is the caller's last step. */
    private void loseReply(int caller) {
        Move answer = new Move(Kind.STEP, caller);
        int last = moves.lastIndexOf(answer);
        if (last < 0 || standing(caller).reply().isEmpty()) {
            notes.add("A reply was lost that the room does not give");
            return;
        }
        List<Move> all = new ArrayList<>(moves);
        all.set(last, new Move(Kind.LOST_REPLY, caller));
        again(all);
    }

    /** Makes the moves anew; a reply that is lost changes nothing of what others do. */
    private void again(List<Move> all) {
        scratch.backToMark();
        moves.clear();
        all.forEach(this::make);
    }

    private boolean make(Move move) {
        if (moves.isEmpty()) {
            scratch.mark();
        }
        boolean isPossible = moves.size() < Schedule.MOVES_MAX && room.isLegal(move);
        if (isPossible) {
            room.apply(move);
            moves.add(move);
        }
        return isPossible;
    }

    private Standing standing(int caller) {
        return room.standings().get(caller);
    }

    Schedule schedule() {
        return new Schedule(protocol, attempts.size(), moves);
    }

    /** What did not come over, and where a call went another way than in the journal. */
    List<String> notes() {
        List<String> all = new ArrayList<>(notes);
        all.addAll(turns.otherWays(room.events()));
        return all;
    }

    @Override
    public void close() {
        scratch.close();
    }
}
