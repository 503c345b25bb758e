package claimdesk.app.agent;

import claimdesk.app.casework.Phrases;
import claimdesk.store.claim.OwnerToken;
import claimdesk.store.claim.SavedAnswer;
import claimdesk.store.claim.StoredKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;

/** A key row in words: what it holds, and what has changed between two looks. Tokens only as their digest. */
public final class RowWords {

    private static final int DIGEST_SHOWN = 12;

    /**
     * One value of the row.
     *
     * @param text not escaped: names come from outside
     */
    public record Fact(String name, String text) {}

    private final LongFunction<String> times;

    /**
     * @param times how an instant is written, milliseconds since 1970
     */
    public RowWords(LongFunction<String> times) {
        this.times = times;
    }

    /** What the row holds at {@code nowMs}. */
    public List<Fact> facts(Optional<StoredKey> row, long nowMs) {
        if (row.isEmpty()) {
            return List.of(new Fact("state", "free: it has no row"));
        }
        StoredKey stored = row.get();
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact("state", state(stored)));
        facts.add(new Fact("for", stored.operation().text() + " of order " + stored.order()));
        facts.add(new Fact("claimed", times.apply(stored.claimedAtMs()) + " by attempt " + stored.attempt()));
        stored.token().ifPresent(token -> {
            facts.add(new Fact("owner", owner(token)));
            facts.add(new Fact("lease", "until " + times.apply(stored.leaseUntilMs()) + ", " + left(stored, nowMs)));
        });
        stored.saved().ifPresent(saved -> {
            facts.add(new Fact("answer", answer(saved)));
            facts.add(new Fact("saved", times.apply(saved.savedAtMs())));
            facts.add(new Fact("kept until", times.apply(saved.keepUntilMs())));
        });
        facts.add(new Fact("fingerprint", stored.fingerprint().sha256().substring(0, DIGEST_SHOWN)));
        return facts;
    }

    /** What is otherwise now than it was shown; empty if nothing that is shown is. */
    public List<String> changes(Optional<StoredKey> shown, Optional<StoredKey> now, long nowMs) {
        if (now.isEmpty()) {
            return List.of("the row is gone: the key is free");
        }
        if (shown.isEmpty()) {
            return List.of("the key was free and has a row now: " + state(now.get()) + ", by attempt "
                    + now.get().attempt());
        }
        List<Fact> before = facts(shown, nowMs);
        List<String> changes = new ArrayList<>();
        for (Fact fact : facts(now, nowMs)) {
            Optional<String> old = before.stream()
                    .filter(one -> one.name().equals(fact.name()))
                    .map(Fact::text)
                    .findFirst();
            if (!old.equals(Optional.of(fact.text()))) {
                changes.add(
                        fact.name() + ": " + old.map(text -> text + " \u2192 ").orElse("") + fact.text());
            }
        }
        return changes.isEmpty() ? List.of("a part of the row that is not shown") : changes;
    }

    static String state(StoredKey row) {
        return row.saved()
                .map(saved -> "saved, outcome " + saved.outcome().text())
                .orElse("in progress");
    }

    static String left(StoredKey row, long nowMs) {
        long leftMs = row.leaseUntilMs() - nowMs;
        return leftMs > 0 ? Phrases.duration(leftMs) + " left" : "ended " + Phrases.duration(-leftMs) + " ago";
    }

    static String answer(SavedAnswer saved) {
        int bytes = saved.answer().body().length;
        return saved.answer().status() + ", " + Phrases.count(bytes, "byte");
    }

    private static String owner(OwnerToken token) {
        return "token " + token.digest();
    }
}
