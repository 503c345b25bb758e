package claimdesk.store.window.query;

import claimdesk.store.journal.EventType;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A word for how a key stands now, or for what happened to it. */
public enum StateWord {
    IN_PROGRESS("its row is claimed and not answered"),
    STUCK("its row is claimed and not answered, and its lease has ended"),
    SAVED("its row holds an answer"),
    UNKNOWN("its row holds an answer whose outcome is unknown: a person must look"),
    EXPIRED("it is stuck, or was taken over after its lease had ended", EventType.TAKEN_OVER),
    REFUSED("a save was refused", EventType.REFUSED),
    FAILED("a save failed with an error", EventType.FAILED),
    BUSY("a request was told that the key was in use", EventType.BUSY),
    MISMATCH("the key came with another request", EventType.MISMATCH),
    REPLAYED("a saved answer was given again", EventType.REPLAYED),
    TAKEN_OVER("a call took the key over after a lease had ended", EventType.TAKEN_OVER),
    RELEASED("a claim was given back", EventType.RELEASED),
    RENEWED("a lease was made longer", EventType.RENEWED),
    PURGED("its row was purged after its retention", EventType.PURGED),
    LOST("an answer was lost on its way", EventType.REPLY_LOST),
    CRASHED("a caller crashed", EventType.CALLER_CRASHED),
    GAVE_UP("its vendor gave up", EventType.VENDOR_GAVE_UP),
    IMPORTED("an imported line names it");

    private final String meaning;
    private final List<EventType> events;

    StateWord(String meaning, EventType... events) {
        this.meaning = meaning;
        this.events = List.of(events);
    }

    /** As it is typed, in small letters. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What holds of a key that is found by it. */
    public String meaning() {
        return meaning;
    }

    /** The journal rows that show it; empty where only the key's row does. */
    public List<EventType> events() {
        return events;
    }

    /** The word, whatever its capitals; a blank or an underscore may stand for its hyphen. */
    public static Optional<StateWord> named(String text) {
        String small = text.toLowerCase(Locale.ROOT).replace('_', '-').replace(' ', '-');
        return Arrays.stream(values()).filter(one -> one.text().equals(small)).findFirst();
    }
}
