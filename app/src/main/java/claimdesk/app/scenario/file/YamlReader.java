package claimdesk.app.scenario.file;

import claimdesk.app.scenario.Words;
import claimdesk.app.scenario.file.ScenarioText.Place;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.MappingEndEvent;
import org.yaml.snakeyaml.events.MappingStartEvent;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.events.SequenceEndEvent;
import org.yaml.snakeyaml.events.SequenceStartEvent;
import org.yaml.snakeyaml.parser.Parser;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;

/**
 * Reads one YAML document into a tree that knows its lines, and takes no more of YAML than a scenario needs: mappings
 * with plain names, lists, and scalars ({@link YamlScalar}). Anchors, aliases, tags, names given twice and second
 * documents are problems. One instance reads one text.
 */
final class YamlReader {

    private static final int DEPTH_MAX = 12;
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final String file;
    private final Parser parser;
    private final List<Problem> problems = new ArrayList<>();
    private final Map<JsonPointer, Place> keys = new HashMap<>();
    private final Map<JsonPointer, Place> values = new HashMap<>();
    private final Map<JsonPointer, YamlSpan> spans = new HashMap<>();
    private final String text;
    private Mark lastEnd;

    YamlReader(String file, String text) {
        this.file = file;
        this.text = text;
        LoaderOptions options = new LoaderOptions();
        options.setProcessComments(false);
        this.parser = new ParserImpl(new StreamReader(text), options);
    }

    /** The tree; empty if there is a problem. */
    Optional<ScenarioText> read() {
        try {
            parser.getEvent();
            JsonNode root = parser.checkEvent(Event.ID.StreamEnd) ? NODES.nullNode() : document();
            if (!root.isObject() && problems.isEmpty()) {
                Place place = values.getOrDefault(JsonPointer.empty(), Place.START);
                problem(
                        place,
                        "the file " + (root.isNull() ? "is empty" : "holds " + Words.found(root)) + "; allowed: a "
                                + "mapping of fields such as name: and vendors:");
            }
            return problems.isEmpty()
                    ? Optional.of(new ScenarioText(file, root, keys, values, spans))
                    : Optional.empty();
        } catch (MarkedYAMLException broken) {
            problem(placeOf(broken), "this is not YAML: " + Words.shown(broken.getProblem()));
        } catch (YAMLException broken) {
            problem(Place.START, "this is not YAML: " + Words.shown(broken.getMessage()));
        }
        return Optional.empty();
    }

    List<Problem> problems() {
        return problems;
    }

    private JsonNode document() {
        parser.getEvent();
        JsonNode root = node(JsonPointer.empty(), 0);
        parser.getEvent();
        if (!parser.checkEvent(Event.ID.StreamEnd)) {
            problem(placeOf(parser.peekEvent().getStartMark()), "a second document begins; allowed: one a file");
        }
        return root;
    }

    private JsonNode node(JsonPointer at, int depth) {
        Event event = parser.getEvent();
        Place place = placeOf(event.getStartMark());
        values.put(at, place);
        if (event instanceof AliasEvent alias) {
            problem(place, "an alias, " + Words.quoted("*" + alias.getAnchor()) + "; not allowed: write the value out");
            return NODES.nullNode();
        }
        refuseAnchor((NodeEvent) event, place);
        if (event instanceof ScalarEvent scalar) {
            refuseTag(scalar.getTag(), place);
            span(at, scalar.getStartMark(), scalar.getEndMark(), false);
            return YamlScalar.node(scalar.getValue(), scalar.isPlain());
        }
        if (depth == DEPTH_MAX) {
            problem(place, "values are nested more than " + DEPTH_MAX + " deep");
            skipRest();
            return NODES.nullNode();
        }
        if (event instanceof MappingStartEvent mapping) {
            refuseTag(mapping.getTag(), place);
            ObjectNode node = mapping(at, depth);
            return closed(at, mapping, node);
        }
        refuseTag(((SequenceStartEvent) event).getTag(), place);
        ArrayNode node = sequence(at, depth);
        return closed(at, (SequenceStartEvent) event, node);
    }

    private ObjectNode mapping(JsonPointer at, int depth) {
        ObjectNode node = NODES.objectNode();
        while (!parser.checkEvent(Event.ID.MappingEnd)) {
            Event event = parser.getEvent();
            Place place = placeOf(event.getStartMark());
            Optional<String> name = name(event, place);
            JsonPointer member = at.appendProperty(name.orElse(""));
            Place earlier = keys.putIfAbsent(member, place);
            if (name.isPresent() && earlier != null) {
                problem(place, Words.where(member) + " is given twice, first in line " + earlier.line());
            }
            JsonNode value = node(member, depth + 1);
            name.ifPresent(text -> node.set(text, value));
        }
        lastEnd = parser.getEvent().getEndMark();
        return node;
    }

    private Optional<String> name(Event event, Place place) {
        if (event instanceof ScalarEvent scalar) {
            refuseAnchor(scalar, place);
            refuseTag(scalar.getTag(), place);
            return Optional.of(scalar.getValue());
        }
        problem(place, "the name of a field is not a plain word");
        if (!(event instanceof AliasEvent)) {
            skipRest();
        }
        return Optional.empty();
    }

    private ArrayNode sequence(JsonPointer at, int depth) {
        ArrayNode node = NODES.arrayNode();
        while (!parser.checkEvent(Event.ID.SequenceEnd)) {
            node.add(node(at.appendIndex(node.size()), depth + 1));
        }
        lastEnd = parser.getEvent().getEndMark();
        return node;
    }

    private <T extends JsonNode> T closed(JsonPointer at, CollectionStartEvent start, T node) {
        span(at, start.getStartMark(), lastEnd, !start.isFlow());
        return node;
    }

    private void span(JsonPointer at, Mark start, Mark end, boolean isSpread) {
        spans.put(at, new YamlSpan(index(start), index(end), isSpread));
    }

    /** A mark counts code points. */
    private int index(Mark mark) {
        return text.offsetByCodePoints(0, mark.getIndex());
    }

    /** Reads past the end of the mapping or list that has just begun. */
    private void skipRest() {
        int open = 1;
        while (open > 0) {
            Event event = parser.getEvent();
            if (event instanceof MappingStartEvent || event instanceof SequenceStartEvent) {
                open++;
            } else if (event instanceof MappingEndEvent || event instanceof SequenceEndEvent) {
                open--;
            }
        }
    }

    private void refuseAnchor(NodeEvent event, Place place) {
        if (event.getAnchor() != null) {
            problem(
                    place,
                    "an anchor, " + Words.quoted("&" + event.getAnchor())
                            + "; not allowed: write the value out where it is needed");
        }
    }

    private void refuseTag(String tag, Place place) {
        if (tag != null) {
            problem(place, "a tag, " + Words.quoted(tag) + "; not allowed: the format says what type a value has");
        }
    }

    private void problem(Place place, String text) {
        problems.add(new Problem(file, place.line(), place.column(), text));
    }

    private static Place placeOf(MarkedYAMLException broken) {
        Mark mark = broken.getProblemMark() != null ? broken.getProblemMark() : broken.getContextMark();
        return mark == null ? Place.START : placeOf(mark);
    }

    private static Place placeOf(Mark mark) {
        return new Place(mark.getLine() + 1, mark.getColumn() + 1);
    }
}
