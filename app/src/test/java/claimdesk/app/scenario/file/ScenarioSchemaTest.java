package claimdesk.app.scenario.file;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.call.ReplyProfile;
import claimdesk.app.scenario.ActionPlan;
import claimdesk.app.scenario.AttemptChoice;
import claimdesk.app.scenario.Bounds;
import claimdesk.app.scenario.DeskPlan;
import claimdesk.app.scenario.FaultKind;
import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.VendorPlan;
import claimdesk.app.vendor.BreakerPolicy;
import claimdesk.app.vendor.Jitter;
import claimdesk.app.vendor.KeyPolicy;
import claimdesk.app.vendor.RetryPolicy;
import claimdesk.store.claim.Protocol;
import claimdesk.store.order.Operation;
import claimdesk.store.study.Protocols;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** The published schema and the classes say the same. */
class ScenarioSchemaTest {

    private static final JsonNode SCHEMA = TreeSchema.document(TreeSchema.class, TreeSchema.SCENARIO_RESOURCE);
    private static final String VENDOR = "/$defs/vendor/properties/";
    private static final String FAULT = "/$defs/fault/properties/";

    @Test
    void keepsTheJsonSchemaStandard() {
        SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

        assertThat(registry.getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"))
                        .validate(SCHEMA))
                .isEmpty();
    }

    @Test
    void allowsTheWordsOfTheClasses() {
        assertThat(words("/properties/protocol")).isEqualTo(Scenario.PROTOCOLS);
        assertThat(words("/properties/desk/properties/replies")).isEqualTo(DeskPlan.REPLY_PROFILES);
        assertThat(words("/$defs/operation"))
                .isEqualTo(
                        Arrays.stream(Operation.values()).map(Operation::text).toList());
        assertThat(new SchemaRule(SCHEMA)
                        .at(JsonPointer.compile("/properties/desk/properties/lease/properties/by-operation-ms"))
                        .fields())
                .isEqualTo(words("/$defs/operation"));
        assertThat(words(VENDOR + "keys"))
                .isEqualTo(
                        Arrays.stream(KeyPolicy.values()).map(KeyPolicy::text).toList());
        assertThat(words(VENDOR + "retry/properties/backoff/properties/jitter"))
                .isEqualTo(Arrays.stream(Jitter.values()).map(Jitter::text).toList());
        assertThat(words(FAULT + "kind"))
                .isEqualTo(
                        Arrays.stream(FaultKind.values()).map(FaultKind::text).toList());
    }

    @Test
    void knowsEveryProtocolAndReplyProfile() {
        assertThat(Scenario.PROTOCOLS)
                .isEqualTo(Protocols.all().stream().map(Protocol::id).toList());
        assertThat(DeskPlan.REPLY_PROFILES)
                .isEqualTo(Arrays.stream(ReplyProfile.values())
                        .map(ReplyProfile::text)
                        .toList());
    }

    @Test
    void setsTheBoundsOfTheClasses() {
        assertThat(max("/properties/seed")).isEqualTo(Scenario.SEED_MAX);
        assertThat(SCHEMA.at("/properties/vendors/maxItems").longValue()).isEqualTo(Scenario.VENDORS_MAX);
        assertThat(SCHEMA.at("/properties/faults/maxItems").longValue()).isEqualTo(Scenario.FAULTS_MAX);
        assertThat(SCHEMA.at("/properties/title/maxLength").longValue()).isEqualTo(Scenario.About.TITLE_MAX);
        assertThat(SCHEMA.at("/properties/description/maxLength").longValue())
                .isEqualTo(Scenario.About.DESCRIPTION_MAX);
        assertThat(max("/properties/desk/properties/retention-ms")).isEqualTo(Bounds.YEAR_MS);
        assertThat(max("/$defs/ms")).isEqualTo(Bounds.DAY_MS);
        assertThat(max("/$defs/ms-from-1")).isEqualTo(Bounds.DAY_MS);
        assertThat(max(VENDOR + "actions/properties/count")).isEqualTo(ActionPlan.COUNT_MAX);
        assertThat(max(FAULT + "action")).isEqualTo(ActionPlan.COUNT_MAX);
        assertThat(SCHEMA.at(VENDOR + "actions/properties/operations/maxItems").longValue())
                .isEqualTo(ActionPlan.OPERATIONS_MAX);
        assertThat(max(VENDOR + "retry/properties/attempts-max")).isEqualTo(RetryPolicy.ATTEMPTS_MAX);
        assertThat(max(FAULT + "attempts/properties/nth")).isEqualTo(AttemptChoice.ATTEMPT_MAX);
        assertThat(max(FAULT + "attempts/properties/first")).isEqualTo(AttemptChoice.ATTEMPT_MAX);
        assertThat(max(VENDOR + "retry/properties/backoff/properties/multiplier"))
                .isEqualTo(VendorPlan.MULTIPLIER_MAX);
        assertThat(max(VENDOR + "breaker/properties/sliding-window")).isEqualTo(BreakerPolicy.On.CALLS_MAX);
        assertThat(max(VENDOR + "breaker/properties/half-open-calls")).isEqualTo(BreakerPolicy.On.CALLS_MAX);
        assertThat(SCHEMA.at(FAULT + "attempts/properties/probability/minimum").doubleValue())
                .isEqualTo(AttemptChoice.PROBABILITY_MIN);
    }

    @Test
    void refusesUnknownFieldsEverywhere() {
        List<JsonNode> mappings = everything(SCHEMA)
                .filter(node -> node.path("type").asText().equals("object"))
                .toList();

        assertThat(mappings).hasSize(12).allSatisfy(node -> {
            assertThat(node.has("additionalProperties")).isTrue();
            assertThat(node.path("additionalProperties").booleanValue()).isFalse();
        });
    }

    @Test
    void hasWordsForAllThatIsAllowed() {
        List<JsonNode> fields = everything(SCHEMA)
                .flatMap(node -> StreamSupport.stream(node.path("properties").spliterator(), false))
                .toList();

        assertThat(fields).hasSizeGreaterThan(45).allSatisfy(field -> assertThat(
                        new SchemaRule(SCHEMA, field).allowed())
                .isNotBlank());
    }

    private static Stream<JsonNode> everything(JsonNode node) {
        return Stream.concat(
                Stream.of(node),
                StreamSupport.stream(node.spliterator(), false).flatMap(ScenarioSchemaTest::everything));
    }

    private static List<String> words(String at) {
        return new SchemaRule(SCHEMA).at(JsonPointer.compile(at)).words();
    }

    private static long max(String at) {
        return SCHEMA.at(at + "/maximum").longValue();
    }
}
