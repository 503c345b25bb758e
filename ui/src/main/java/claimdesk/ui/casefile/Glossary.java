package claimdesk.ui.casefile;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The words of a case file in a sentence each, for a reader who has no Claimdesk. */
final class Glossary {

    private static final Map<String, String> WORDS = new LinkedHashMap<>();

    static {
        WORDS.put("vendor", "Who calls the ordering system; the scope of a key.");
        WORDS.put("key", "The vendor's idempotency key for one logical action, the same on every retry.");
        WORDS.put("attempt", "One request as it came over the wire; one action of a vendor may have several.");
        WORDS.put("claim", "The key's row in progress, held by one caller until its lease ends.");
        WORDS.put("lease", "How long a claim is good, by the store's clock.");
        WORDS.put("takeover", "A new claim on a key whose lease has ended.");
        WORDS.put("answer", "What a vendor is told: status, headers and body; saved once.");
        WORDS.put("replay", "A saved answer given again, marked as a replay, its bytes unchanged.");
        WORDS.put("mismatch", "The same key with another request: it never runs and never replays.");
        WORDS.put("busy", "The same key and request while the lease is still running.");
        WORDS.put("refused", "A save that matched no row: the caller gets a server error, and the row stays as it is.");
        WORDS.put("effect", "What the work did: the change of the order, an email, a refund.");
        WORDS.put("journal", "The store's append-only record of all of this, written with each change.");
        WORDS.put("fingerprint", "A hash of what a request asks.");
        WORDS.put("proven", "The rows that are named show it; without them it would not be proven.");
        WORDS.put("not proven", "Nothing at hand shows it, and nothing shows the contrary.");
        WORDS.put("contradicted", "The rows that are named show the contrary.");
        WORDS.put("masked", "Replaced because it may be about a person; equal values have equal masks.");
    }

    private Glossary() {}

    /** Those words that a text uses. */
    static Map<String, String> usedIn(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        Map<String, String> used = new LinkedHashMap<>(WORDS);
        used.keySet().removeIf(word -> !lower.contains(word.equals("takeover") ? "taken" : word));
        return used;
    }
}
