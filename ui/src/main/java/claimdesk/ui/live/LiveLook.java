package claimdesk.ui.live;

import claimdesk.store.identity.ScopedKey;
import claimdesk.ui.background.Background;
import claimdesk.ui.live.feed.LiveFeed;
import claimdesk.ui.live.feed.Wanted;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Has the feed read what is in view, and the key that is shown below the lanes. For the JavaFX thread only. */
final class LiveLook {

    private final LiveFeed feed;
    private final Background background;
    private final Supplier<Wanted> wanted;
    private final Consumer<String> onFailure;
    private Optional<ScopedKey> key = Optional.empty();
    private boolean isShowing;

    /**
     * @param wanted what is in view now
     * @param onFailure told what is wrong with the file
     */
    LiveLook(LiveFeed feed, Background background, Supplier<Wanted> wanted, Consumer<String> onFailure) {
        this.feed = feed;
        this.background = background;
        this.wanted = wanted;
        this.onFailure = onFailure;
    }

    boolean isInto(ScopedKey other) {
        return key.equals(Optional.of(other));
    }

    /** Looks into {@code other}, or into none; {@code onOther} runs if that is not what is looked into already. */
    void into(Optional<ScopedKey> other, Runnable onOther) {
        if (!key.equals(other)) {
            key = other;
            onOther.run();
            feed.lookInto(key);
        }
        want();
    }

    /** Has the feed look for what is in view now; while something is shown, once it is. */
    void want() {
        if (isShowing) {
            return;
        }
        feed.want(wanted.get());
        background.run(
                () -> {
                    feed.look();
                    return feed;
                },
                done -> {},
                failure -> onFailure.accept(failure.toString()));
    }

    /** Shows what the feed has read, and lets it read on. */
    void show(Runnable what) {
        isShowing = true;
        try {
            what.run();
        } finally {
            isShowing = false;
            feed.want(wanted.get());
            feed.taken();
        }
    }
}
