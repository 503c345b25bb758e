package claimdesk.app.lesson.file;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.evidence.Score;
import claimdesk.app.lesson.Lesson;
import claimdesk.app.lesson.RowFilter;
import claimdesk.app.scenario.Scenario;
import claimdesk.store.journal.EventType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The published schema and the classes say the same. */
class LessonSchemaTest {

    private static JsonNode schema;

    @BeforeAll
    static void read() throws IOException {
        schema = new ObjectMapper().readTree(LessonFiles.class.getResourceAsStream("lesson.schema.json"));
    }

    @Test
    void keepsTheJsonSchemaStandard() {
        assertThat(SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                        .getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"))
                        .validate(schema))
                .isEmpty();
    }

    @Test
    void allowsTheWordsOfTheClasses() {
        assertThat(words("/$defs/fact/properties/score"))
                .isEqualTo(Arrays.stream(Score.values()).map(Score::text).toList());
        assertThat(words("/$defs/fact/properties/invariant"))
                .isEqualTo(Arrays.stream(Invariant.values()).map(Invariant::id).toList());
        assertThat(words("/$defs/type"))
                .isEqualTo(
                        Arrays.stream(EventType.values()).map(RowFilter::word).toList());
        assertThat(words("/$defs/trying/properties/protocol")).isEqualTo(Scenario.PROTOCOLS);
        assertThat(words("/properties/run/properties/protocol")).isEqualTo(Scenario.PROTOCOLS);
        assertThat(words("/properties/draw"))
                .isEqualTo(Arrays.stream(Lesson.Drawing.values())
                        .map(one -> one.name().toLowerCase(Locale.ROOT))
                        .toList());
        assertThat(schema.at("/properties/choices/maxItems").intValue()).isEqualTo(Lesson.CHOICES_MAX);
    }

    private static List<String> words(String at) {
        return StreamSupport.stream(schema.at(at).path("enum").spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }
}
