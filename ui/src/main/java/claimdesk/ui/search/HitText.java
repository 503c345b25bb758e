package claimdesk.ui.search;

import claimdesk.app.masking.MaskedText;
import claimdesk.store.window.SearchHit;
import claimdesk.ui.controls.ShownText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A hit as it is shown.
 *
 * @param kind what of it matched, in a word
 * @param name the part that matched
 * @param about what else the file knows of it
 */
public record HitText(SearchHit hit, String kind, String name, String about) {

    public static HitText of(SearchHit hit) {
        Optional<String> key = hit.subject().key().map(Object::toString);
        Optional<String> order = hit.subject().order().map(Object::toString);
        Optional<String> vendor = hit.subject().vendor().map(Object::toString);
        Optional<String> attempt = hit.subject().attempt().map(Object::toString);
        return switch (hit.kind()) {
            case KEY -> text(hit, "key", key, List.of(named("order", order), vendor));
            case ORDER -> text(hit, "order", order, List.of(vendor, named("key", key)));
            case VENDOR -> text(hit, "vendor", vendor, List.of());
            case ATTEMPT -> text(hit, "attempt", attempt, List.of(named("order", order), vendor));
        };
    }

    private static Optional<String> named(String word, Optional<String> name) {
        return name.map(text -> word + " " + text);
    }

    private static HitText text(SearchHit hit, String kind, Optional<String> name, List<Optional<String>> about) {
        String rest = about.stream()
                .flatMap(Optional::stream)
                .map(MaskedText::name)
                .map(ShownText::of)
                .collect(Collectors.joining(" \u00B7 "));
        return new HitText(hit, kind, ShownText.of(MaskedText.name(name.orElse("?"))), rest);
    }

    /** For a screen reader. */
    public String spoken() {
        return about.isEmpty() ? kind + " " + name : kind + " " + name + ", " + about;
    }
}
