package claimdesk.app.evidence;

import claimdesk.store.identity.AttemptId;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** What is remembered of one key's newest attempts, so that a key that is sent for ever takes no more memory than that. */
final class Recent<T> {

    /** Of so many attempts at one key; the oldest is forgotten for the next. */
    static final int ATTEMPTS_MAX = 10_000;

    /** Made with the first attempt: of most keys there is nothing to remember. */
    private Map<AttemptId, T> byAttempt = Collections.emptyMap();

    private boolean hasForgotten;

    void put(AttemptId attempt, T value) {
        if (byAttempt == Collections.EMPTY_MAP) {
            byAttempt = newestOnly();
        }
        byAttempt.put(attempt, value);
    }

    private Map<AttemptId, T> newestOnly() {
        return new LinkedHashMap<>(2) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<AttemptId, T> eldest) {
                boolean isForgotten = size() > ATTEMPTS_MAX;
                hasForgotten |= isForgotten;
                return isForgotten;
            }
        };
    }

    Optional<T> of(AttemptId attempt) {
        return byAttempt.isEmpty() ? Optional.empty() : Optional.ofNullable(byAttempt.get(attempt));
    }

    /** Returns what is remembered of {@code attempt}, and forgets it. */
    Optional<T> remove(AttemptId attempt) {
        return byAttempt.isEmpty() ? Optional.empty() : Optional.ofNullable(byAttempt.remove(attempt));
    }

    /** What is remembered, each value reduced to what matters of it, in no order. */
    String memory(Function<T, Object> reduced) {
        return byAttempt.entrySet().stream()
                .map(one -> one.getKey() + " " + reduced.apply(one.getValue()))
                .sorted()
                .toList()
                .toString();
    }

    /** Whether an attempt was forgotten for a newer one: then nothing follows from one that is not remembered. */
    boolean hasForgotten() {
        return hasForgotten;
    }

    boolean isEmpty() {
        return byAttempt.isEmpty();
    }
}
