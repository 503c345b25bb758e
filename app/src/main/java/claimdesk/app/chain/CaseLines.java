package claimdesk.app.chain;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Set;

/** Between the entries of a case file and the objects that stand for them, one a line. */
public final class CaseLines {

    /** The member of the first line by which a case file is known, and its value. */
    public static final String MARK = "claimdesk";

    public static final String CASE_FILE = "case-file";

    /** The member that says what a line is. */
    public static final String IS = "is";

    /** The members that every line has, whatever it is. */
    public static final List<String> CHAIN = List.of(IS, "n", "hash");

    /** What the lines between the first and the last are. */
    public static final Set<String> ENTRIES = Set.of("event", "nearby", "key", "verdict");

    private static final int NESTING_MAX = 100;

    /** A stored answer has a megabyte at most, and each of its bytes may take six characters. */
    static final int LINE_BYTES_MAX = 16_777_216;

    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    static {
        JSON.getFactory()
                .setStreamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(NESTING_MAX)
                        .maxStringLength(LINE_BYTES_MAX)
                        .build());
    }

    private CaseLines() {}

    static ObjectNode write(CaseEntry entry) {
        return entry.match(
                head -> named("head", HeaderJson.write(head.header())),
                own -> named("event", EventJson.write(own.event()).put("id", own.id())),
                near -> named("nearby", EventJson.write(near.event())),
                row -> named("key", KeyJson.write(row.row())),
                said -> named("verdict", said.verdict()),
                end -> named("end", Fields.object().put("lines", end.lines())));
    }

    private static ObjectNode named(String what, ObjectNode line) {
        return line.put(IS, what);
    }

    /** One entry as a text that {@link #read(String)} reads. */
    public static String text(CaseEntry entry) {
        return write(entry).toString();
    }

    /**
     * Reads what {@link #text} wrote.
     *
     * @throws IllegalArgumentException if it cannot be one; the message quotes nothing of it
     */
    public static CaseEntry read(String text) {
        return read(parsed(text));
    }

    static CaseEntry read(ObjectNode line) {
        return switch (Fields.text(line, IS)) {
            case "head" -> new CaseEntry.Head(HeaderJson.read(line));
            case "event" -> new CaseEntry.Own(EventJson.read(line), Fields.text(line, "id"));
            case "nearby" -> new CaseEntry.Near(EventJson.read(line));
            case "key" -> new CaseEntry.Row(KeyJson.read(line));
            case "verdict" -> new CaseEntry.Said(line);
            case "end" -> new CaseEntry.End(Fields.number(line, "lines"));
            default -> throw new IllegalArgumentException("it is a kind of line that this version does not know");
        };
    }

    static ObjectNode parsed(String text) {
        try {
            JsonNode line = JSON.readTree(text);
            if (line instanceof ObjectNode object) {
                return object;
            }
        } catch (JsonProcessingException none) {
            throw new IllegalArgumentException("it is no JSON, or breaks off");
        }
        throw new IllegalArgumentException("it is no JSON object");
    }
}
