package claimdesk.ui.live.feed;

import java.util.function.Consumer;

/** What a look at the file brought. */
public sealed interface LiveNews {

    record Read(LiveSnapshot snapshot) implements LiveNews {}

    /**
     * @param problem what happened and what to do, for a person
     */
    record Failed(String problem) implements LiveNews {}

    default void match(Consumer<Read> read, Consumer<Failed> failed) {
        if (this instanceof Read) {
            read.accept((Read) this);
        } else {
            failed.accept((Failed) this);
        }
    }
}
