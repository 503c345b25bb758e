package claimdesk.ui.investigate;

import claimdesk.app.casework.Case;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.ShownText;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a case is about.
 *
 * @param heading like {@code Order 4711}
 * @param about whose it is and what was asked, like {@code vendor North · reissue · 12 events}
 * @param fileName a name for a file of it, without an ending
 */
record CaseTitle(String heading, String about, String fileName) {

    private static final int NAMED_MAX = 3;
    private static final int FILE_NAME_MAX = 60;

    static CaseTitle of(Case one) {
        String subject = one.topic()
                .match(order -> order.order().text(), key -> key.key().key().text());
        String heading = one.topic()
                .match(
                        order -> "Order " + ShownText.of(order.order().text()),
                        key -> "Key " + ShownText.of(key.key().key().text()));
        String about = Stream.of(
                        named("vendor", one, event -> event.subject().vendor().map(Object::toString)),
                        one.topic()
                                .match(
                                        order -> named("", one, event -> event.details()
                                                .text(Detail.OPERATION)),
                                        key -> named("order", one, event -> event.subject()
                                                .order()
                                                .map(Object::toString))),
                        Figures.count(one.events().size()) + (one.events().size() == 1 ? " event" : " events"))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("  \u00B7  "));
        String kind = one.topic().match(order -> "order-", key -> "key-");
        return new CaseTitle(heading, about, kind + fileName(subject));
    }

    private static String named(String word, Case one, Function<Event, Optional<String>> name) {
        List<String> names = one.events().stream()
                .flatMap(event -> name.apply(event).stream())
                .distinct()
                .limit(NAMED_MAX + 1L)
                .map(ShownText::of)
                .toList();
        if (names.isEmpty()) {
            return "";
        }
        String some = names.stream().limit(NAMED_MAX).collect(Collectors.joining(", "));
        return (word.isEmpty() ? "" : word + (names.size() > 1 ? "s " : " "))
                + some
                + (names.size() > NAMED_MAX ? ", \u2026" : "");
    }

    /** Whatever a key may hold, a file's name holds no more than letters, digits, dots, lines and dashes. */
    private static String fileName(String text) {
        String plain = text.replaceAll("[^A-Za-z0-9._-]", "_");
        return plain.substring(0, Math.min(FILE_NAME_MAX, plain.length()));
    }
}
