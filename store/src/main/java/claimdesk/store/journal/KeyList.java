package claimdesk.store.journal;

import claimdesk.store.identity.ScopedKey;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.util.Collection;

/** Many keys as one parameter of a question to SQLite. */
public final class KeyList {

    private KeyList() {}

    /** Whether SQLite reads all of them out of a list as they were: it ends a text of a list at U+0000. */
    public static boolean canHold(Collection<ScopedKey> keys) {
        return keys.stream()
                .noneMatch(key ->
                        key.key().text().indexOf(0) >= 0 || key.vendor().text().indexOf(0) >= 0);
    }

    /** A JSON array of pairs, vendor and key, to be read by {@code json_each}; its own keys are the places, from 0. */
    public static String json(Collection<ScopedKey> keys) {
        StringBuilder text = new StringBuilder("[");
        for (ScopedKey key : keys) {
            text.append(text.length() == 1 ? "[\"" : ",[\"");
            JsonStringEncoder.getInstance().quoteAsString(key.vendor().text(), text);
            text.append("\",\"");
            JsonStringEncoder.getInstance().quoteAsString(key.key().text(), text);
            text.append("\"]");
        }
        return text.append(']').toString();
    }
}
