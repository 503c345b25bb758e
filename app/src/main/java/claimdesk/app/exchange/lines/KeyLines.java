package claimdesk.app.exchange.lines;

import claimdesk.app.exchange.mapping.Field;
import claimdesk.store.claim.KeyState;
import claimdesk.store.claim.OwnerToken;
import claimdesk.store.imported.EvidenceLine;
import claimdesk.store.journal.Detail;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Pattern;

/** A dump of a key table: how each key's row was at that moment. */
final class KeyLines implements LineKind {

    private static final Set<String> SAVED_WORDS =
            Set.of("saved", "completed", "complete", "done", "finished", "answered", "succeeded", "success");
    private static final Set<String> PROGRESS_WORDS = Set.of(
            "in_progress", "in progress", "in-progress", "inprogress", "started", "pending", "processing", "locked");
    private static final Pattern DIGEST = Pattern.compile("[0-9a-f]{12}");

    @Override
    public EvidenceLine read(long line, Cells cells, TimeReader times) {
        if (!cells.has(Field.KEY)) {
            throw new BadLineException("has no key");
        }
        Facts facts = new Facts(cells, times);
        OptionalLong claimedAtMs = facts.timeIfThere(Field.TIME, Detail.RAW_TIME);
        facts.timeIfThere(Field.SAVED_AT, Detail.RAW_SAVED_AT)
                .ifPresent(ms -> facts.put(Detail.SAVED_AT_MS, Long.toString(ms)));
        facts.timeIfThere(Field.LEASE_UNTIL, Detail.RAW_LEASE_UNTIL)
                .ifPresent(ms -> facts.put(Detail.LEASE_UNTIL_MS, Long.toString(ms)));
        if (cells.has(Field.KEEP_UNTIL)) {
            times.read(cells.of(Field.KEEP_UNTIL))
                    .match(
                            ms -> {
                                facts.put(Detail.KEEP_UNTIL_MS, Long.toString(ms));
                                return true;
                            },
                            note -> false,
                            () -> {
                                throw new BadLineException("keep-until is no time");
                            });
        }
        state(facts, cells);
        facts.status();
        facts.text(Detail.FINGERPRINT, Field.FINGERPRINT);
        facts.text(Detail.ANSWER_SHA256, Field.ANSWER_SHA256);
        facts.text(Detail.OPERATION, Field.OPERATION);
        if (cells.has(Field.TOKEN)) {
            facts.put(Detail.TOKEN, digest(cells.of(Field.TOKEN)));
        }
        return facts.line(line, claimedAtMs, facts.subject());
    }

    private static void state(Facts facts, Cells cells) {
        String word = cells.of(Field.STATE).strip().toLowerCase(Locale.ROOT);
        if (SAVED_WORDS.contains(word)) {
            facts.put(Detail.STATE, KeyState.SAVED.text());
        } else if (PROGRESS_WORDS.contains(word)) {
            facts.put(Detail.STATE, KeyState.IN_PROGRESS.text());
        } else if (!word.isEmpty()) {
            throw new BadLineException("state is neither saved nor in_progress");
        }
    }

    /** A token never stays: whoever has it owns the claim. What looks like a digest is one already. */
    private static String digest(String token) {
        if (DIGEST.matcher(token).matches()) {
            return token;
        }
        try {
            return new OwnerToken(token).digest();
        } catch (IllegalArgumentException wrong) {
            throw new BadLineException(wrong.getMessage());
        }
    }
}
