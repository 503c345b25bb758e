package claimdesk.app.exchange.lines;

import claimdesk.app.exchange.mapping.Field;
import claimdesk.store.effect.EffectKind;
import claimdesk.store.imported.EvidenceLine;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Subject;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;

/** A provider's log of what it did for the store: emails, refunds. */
final class EffectLines implements LineKind {

    private static final Set<String> KINDS =
            Arrays.stream(EffectKind.values()).map(EffectKind::text).collect(Collectors.toUnmodifiableSet());

    private static final String HIDDEN = "***";

    private final String effect;

    /**
     * @param effect what a line did that does not say it
     */
    EffectLines(String effect) {
        this.effect = effect;
    }

    @Override
    public EvidenceLine read(long line, Cells cells, TimeReader times) {
        Facts facts = new Facts(cells, times);
        OptionalLong atMs = facts.time(Field.TIME, Detail.RAW_TIME);
        facts.put(Detail.EFFECT, cells.has(Field.EFFECT) ? cells.of(Field.EFFECT) : effect);
        facts.text(Detail.EFFECT_ID, Field.EFFECT_ID);
        facts.text(Detail.TEMPLATE, Field.TEMPLATE);
        facts.text(Detail.AMOUNT, Field.AMOUNT);
        facts.text(Detail.STATE, Field.STATE);
        facts.text(Detail.DOWNSTREAM_KEY, Field.DOWNSTREAM_KEY);
        if (cells.has(Field.RECIPIENT)) {
            facts.put(Detail.RECIPIENT, masked(cells.of(Field.RECIPIENT)));
        }
        return facts.line(line, atMs, subject(facts, cells));
    }

    /** Vendor and key by their own columns, or by a downstream key that the store made: {@code VENDOR/KEY/EFFECT}. */
    private static Subject subject(Facts facts, Cells cells) {
        List<String> parts = List.of(cells.of(Field.DOWNSTREAM_KEY).split("/", -1));
        boolean isStores = parts.size() == 3 && KINDS.contains(parts.get(2)) && !cells.has(Field.KEY);
        return isStores && !cells.has(Field.VENDOR)
                ? facts.subject(parts.get(0), parts.get(1), cells.of(Field.ORDER))
                : facts.subject();
    }

    /** {@code carol@example.com} as {@code c***@example.com}; whatever has no {@code @}, by its first character. */
    private static String masked(String address) {
        String text = address.strip();
        int at = text.lastIndexOf('@');
        String name = at < 0 ? text : text.substring(0, at);
        String host = at < 0 ? "" : text.substring(at);
        return name.isEmpty() ? HIDDEN + host : name.substring(0, name.offsetByCodePoints(0, 1)) + HIDDEN + host;
    }
}
