package claimdesk.app.exchange.mapping;

import claimdesk.app.exchange.mapping.TimeRules.Clock;
import claimdesk.app.exchange.mapping.TimeRules.EpochUnit;
import claimdesk.app.exchange.reading.LayoutHint;
import claimdesk.app.exchange.reading.UnusableFileException;
import claimdesk.store.imported.SourceKind;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.Charset;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A mapping's file as a tree, field by field; what it does not know is an error, for a slip must not go unseen. */
final class MappingTree {

    private static final List<String> FIELDS = List.of(
            "name",
            "kind",
            "columns",
            "delimiter",
            "header",
            "encoding",
            "clock",
            "zone",
            "epoch",
            "absent",
            "effect",
            Profiles.FILE_COLUMNS);

    private final ObjectNode root;

    MappingTree(ObjectNode root) {
        this.root = root;
    }

    Mapping read() {
        for (Iterator<String> names = root.fieldNames(); names.hasNext(); ) {
            String name = names.next();
            if (!FIELDS.contains(name)) {
                throw wrong(name, "there is no such field; there are " + String.join(", ", FIELDS));
            }
        }
        LayoutHint layout = new LayoutHint(
                text("delimiter", MappingTree::delimiter),
                Optional.ofNullable(root.get("header")).map(this::header),
                text("encoding", Charset::forName));
        TimeRules times = new TimeRules(
                text("clock", name -> oneOf("clock", Clock.values(), Clock::text, name))
                        .orElse(Clock.SERVER),
                text("zone", ZoneId::of),
                text("epoch", name -> oneOf("epoch", EpochUnit.values(), EpochUnit::text, name))
                        .orElse(EpochUnit.ANY));
        return new Mapping(
                text("name", name -> name).orElse(""),
                text("kind", name -> oneOf("kind", SourceKind.values(), SourceKind::text, name)),
                columns(),
                layout,
                times,
                absent(),
                text("effect", name -> name));
    }

    private Map<Field, String> columns() {
        Map<Field, String> columns = new EnumMap<>(Field.class);
        JsonNode node = root.path("columns");
        if (!node.isMissingNode() && !node.isObject()) {
            throw wrong("columns", "needs pairs of a field and a column, such as time: sent_at");
        }
        node.properties().forEach(entry -> {
            Field field = oneOf("columns", Field.values(), Field::text, entry.getKey());
            if (!entry.getValue().isValueNode()
                    || entry.getValue().isNull()
                    || entry.getValue().asText().isEmpty()) {
                throw wrong("columns", entry.getKey() + " needs the name of a column");
            }
            columns.put(field, entry.getValue().asText());
        });
        return columns;
    }

    private Set<String> absent() {
        JsonNode node = root.get("absent");
        if (node == null) {
            return Mapping.USUALLY_ABSENT;
        }
        if (!node.isArray()) {
            throw wrong("absent", "needs a list of texts, such as [\"-\", \"NULL\"]");
        }
        Set<String> texts = new HashSet<>();
        node.forEach(one -> texts.add(one.isNull() ? "null" : one.asText()));
        return texts;
    }

    private boolean header(JsonNode node) {
        if (!node.isBoolean()) {
            throw wrong("header", "is true or false");
        }
        return node.booleanValue();
    }

    private static Character delimiter(String text) {
        String one = text.equals("\\t") || text.equals("tab") ? "\t" : text;
        if (one.length() != 1 || one.equals("\"") || one.equals("\n") || one.equals("\r")) {
            throw wrong("delimiter", "is one character, not a quote or a line end; tab for a tab");
        }
        return one.charAt(0);
    }

    private <T> Optional<T> text(String name, Function<String, T> read) {
        JsonNode node = root.get(name);
        if (node == null) {
            return Optional.empty();
        }
        if (!node.isValueNode()) {
            throw wrong(name, "needs one text");
        }
        try {
            return Optional.of(read.apply(node.asText()));
        } catch (DateTimeException | IllegalArgumentException unknown) {
            throw wrong(name, "there is no such " + name);
        }
    }

    private static <T> T oneOf(String name, T[] all, Function<T, String> word, String given) {
        return Arrays.stream(all)
                .filter(one -> word.apply(one).equals(given))
                .findFirst()
                .orElseThrow(() -> wrong(
                        name,
                        "there is no \"" + given + "\"; there are "
                                + Arrays.stream(all).map(word).collect(Collectors.joining(", "))));
    }

    private static UnusableFileException wrong(String name, String reason) {
        return new UnusableFileException(name + ": " + reason);
    }
}
