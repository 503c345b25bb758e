package claimdesk.app.lesson.file;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.evidence.Score;
import claimdesk.app.lesson.Fact;
import claimdesk.app.lesson.Limit;
import claimdesk.app.lesson.RowFilter;
import claimdesk.app.scenario.Words;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.EventType;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes facts of parts of a lesson that keep the schema; what no schema can say is refused here. */
final class FactBuilder {

    private static final List<String> HEADS = List.of("score", "invariant", "rows", "different", "peak");

    /** Which other fields go with a head. */
    private static final Map<String, List<String>> FIELDS = Map.of(
            "score", List.of("is", "at-least", "at-most"),
            "invariant", List.of("is"),
            "rows", List.of("vendor", "attempt", "with", "is", "at-least", "at-most"),
            "different", List.of("of", "vendor", "attempt", "with", "is", "at-least", "at-most"),
            "peak", List.of("vendor", "attempt", "with", "per-ms", "from-ms", "is", "at-least", "at-most"));

    private final JsonPointer at;
    private final JsonNode node;
    private final String where;

    private FactBuilder(JsonPointer at, JsonNode node) {
        this.at = at;
        this.node = node;
        this.where = Words.where(at);
    }

    /**
     * @throws RefusedException if it is none
     */
    static Fact fact(JsonPointer at, JsonNode node) {
        return new FactBuilder(at, node).fact();
    }

    private Fact fact() {
        String head = head();
        for (String field : (Iterable<String>) node::fieldNames) {
            if (!field.equals(head) && !FIELDS.get(head).contains(field)) {
                throw refused(
                        field,
                        where + " has " + head + " and so no field " + field + "; allowed: "
                                + String.join(", ", FIELDS.get(head)));
            }
        }
        return switch (head) {
            case "score" -> new Fact.Counted(score(), limit());
            case "invariant" -> new Fact.Kept(Invariant.named(text("invariant")).orElseThrow(), isKept());
            case "rows" -> new Fact.Rows(filter(text("rows")), limit());
            case "different" -> new Fact.Different(filter(of()), detail("different", text("different")), limit());
            default -> new Fact.Peak(filter(text("peak")), number("per-ms", 1000), number("from-ms", 0), limit());
        };
    }

    private String head() {
        List<String> heads = HEADS.stream().filter(node::has).toList();
        if (heads.size() != 1) {
            throw new RefusedException(
                    at,
                    where + (heads.isEmpty() ? " says of nothing what it is" : " has " + String.join(" and ", heads))
                            + "; allowed: one of the fields " + String.join(", ", HEADS));
        }
        return heads.get(0);
    }

    private Score score() {
        return Arrays.stream(Score.values())
                .filter(one -> one.text().equals(text("score")))
                .findFirst()
                .orElseThrow();
    }

    private boolean isKept() {
        String is = node.path("is").asText();
        if (!is.equals("kept") && !is.equals("broken")) {
            throw refused("is", "is of " + where + " is " + Words.found(node.path("is")) + "; allowed: kept, broken");
        }
        return is.equals("kept");
    }

    private String of() {
        if (!node.has("of")) {
            throw refused(
                    "of", where + " lacks the field of, which different needs; allowed: the type of journal rows");
        }
        return text("of");
    }

    private Limit limit() {
        List<String> given =
                Stream.of("is", "at-least", "at-most").filter(node::has).toList();
        for (String field : given) {
            if (!node.path(field).isIntegralNumber()) {
                throw refused(
                        field,
                        field + " of " + where + " is " + Words.found(node.path(field))
                                + "; allowed: a whole number from 0");
            }
        }
        if (given.isEmpty()) {
            return Limit.SOME;
        }
        if (node.has("is") && given.size() > 1) {
            throw refused("is", where + " has is and " + given.get(1) + "; allowed: is alone, or at-least and at-most");
        }
        if (node.has("is")) {
            return Limit.exactly(number("is", 0));
        }
        long min = number("at-least", 0);
        long max = number("at-most", Long.MAX_VALUE);
        if (min > max) {
            throw refused("at-least", where + ": at-least " + min + " is over at-most " + max);
        }
        return new Limit(min, max);
    }

    private RowFilter filter(String type) {
        EventType known = Arrays.stream(EventType.values())
                .filter(one -> RowFilter.word(one).equals(type))
                .findFirst()
                .orElseThrow();
        Map<Detail, String> with = new EnumMap<>(Detail.class);
        node.path("with")
                .properties()
                .forEach(entry -> with.put(
                        detail("with", entry.getKey()), entry.getValue().asText()));
        return new RowFilter(known, optional("vendor"), optional("attempt"), with);
    }

    private Detail detail(String field, String name) {
        return Detail.named(name)
                .orElseThrow(() -> refused(
                        field,
                        where + ": journal rows have no detail " + Words.quoted(name)
                                + "; allowed: status, code, replayed, term, outcome, fault, effect, tryNumber and the others of"
                                + " the journal"
                                + Words.didYouMean(
                                        name,
                                        Arrays.stream(Detail.values())
                                                .map(Detail::text)
                                                .toList())));
    }

    private Optional<String> optional(String field) {
        return node.has(field) ? Optional.of(node.path(field).asText()) : Optional.empty();
    }

    private String text(String field) {
        return node.path(field).asText();
    }

    private long number(String field, long otherwise) {
        return node.has(field) ? node.path(field).longValue() : otherwise;
    }

    private RefusedException refused(String field, String text) {
        return new RefusedException(at.appendProperty(field), text);
    }
}
