package claimdesk.app.lesson.file;

import claimdesk.app.lesson.LessonRun;
import claimdesk.app.room.Schedule;
import claimdesk.app.room.ScheduleException;
import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.Words;
import claimdesk.app.scenario.file.Problem;
import claimdesk.app.scenario.file.ScenarioOutcome;
import claimdesk.app.scenario.file.SchemaTree;
import claimdesk.app.scenario.file.ShippedScenarios;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.Consumer;

/** Makes the runs of a lesson: the one of its question, and the ones that change something of it. */
final class RunBuilder {

    private static final JsonPointer RUN = JsonPointer.compile("/run");
    private static final String SCENARIO = "scenario";
    private static final String SCHEDULE = "schedule";

    private final SchemaTree tree;
    private final JsonNode run;
    private final String name;
    private final List<Problem> problems;

    /**
     * @param problems told what is wrong inside of a scenario
     */
    RunBuilder(SchemaTree tree, String name, List<Problem> problems) {
        this.tree = tree;
        this.run = tree.root().at(RUN);
        this.name = name;
        this.problems = problems;
    }

    /** The run of the question. */
    LessonRun ofQuestion() {
        if (run.has(SCENARIO) == run.has(SCHEDULE)) {
            throw new RefusedException(
                    RUN,
                    "run has " + (run.has(SCENARIO) ? "both" : "neither")
                            + " of scenario and schedule; allowed: one of them");
        }
        return run.has(SCENARIO)
                ? scenario(RUN, fields -> change(fields, RUN, run))
                : schedule(RUN.appendProperty(SCHEDULE), run.path(SCHEDULE).asText());
    }

    /** The run of the question with what {@code part}, at {@code at}, changes of it. */
    LessonRun changed(JsonPointer at, JsonNode part) {
        if (part.has(SCHEDULE)) {
            return schedule(at.appendProperty(SCHEDULE), part.path(SCHEDULE).asText());
        }
        if (!run.has(SCENARIO)) {
            throw new RefusedException(
                    at,
                    Words.where(at) + " lacks the field schedule, for the question has one;"
                            + " allowed: the id of another schedule");
        }
        return scenario(at, fields -> {
            change(fields, RUN, run);
            change(fields, at, part);
        });
    }

    private static LessonRun schedule(JsonPointer at, String id) {
        try {
            return new LessonRun.OfSchedule(Schedule.parse(id));
        } catch (ScheduleException wrong) {
            throw new RefusedException(at, wrong.getMessage());
        }
    }

    /**
     * @param at what to blame, where the scenario itself is sound
     */
    private LessonRun scenario(JsonPointer at, Consumer<ObjectNode> edit) {
        JsonNode scenario = run.path(SCENARIO);
        JsonPointer inFile = RUN.appendProperty(SCENARIO);
        ScenarioOutcome outcome;
        if (scenario.isTextual()) {
            Scenario shipped = ShippedScenarios.find(scenario.textValue())
                    .orElseThrow(() -> new RefusedException(
                            inFile,
                            Words.notAmong(
                                    inFile,
                                    scenario.textValue(),
                                    ShippedScenarios.all().stream()
                                            .map(Scenario::name)
                                            .toList())));
            outcome = SchemaTree.scenario(shipped, edit);
        } else {
            outcome = tree.scenario(inFile, fields -> {
                call(fields);
                edit.accept(fields);
            });
        }
        boolean isBlamed = scenario.isTextual() || !at.equals(RUN);
        return outcome.match(
                read -> new LessonRun.OfScenario(read.scenario()), invalid -> refuse(at, isBlamed, invalid.problems()));
    }

    /** A scenario in a lesson needs no words of its own. */
    private void call(ObjectNode fields) {
        for (String field : List.of("name", "title", "description")) {
            if (!fields.has(field)) {
                fields.put(field, name);
            }
        }
    }

    private LessonRun refuse(JsonPointer at, boolean isBlamed, List<Problem> found) {
        if (isBlamed) {
            throw new RefusedException(
                    at,
                    Words.where(at) + " makes the scenario wrong: "
                            + found.get(0).text());
        }
        problems.addAll(found);
        throw new RefusedException(at, "");
    }

    /** Puts the protocol, the seed and the changes that {@code part} names into a scenario's fields. */
    private static void change(ObjectNode fields, JsonPointer at, JsonNode part) {
        for (String field : List.of("protocol", "seed")) {
            if (part.has(field)) {
                fields.set(field, part.get(field));
            }
        }
        part.path("change")
                .properties()
                .forEach(entry -> put(fields, at.appendProperty("change"), entry.getKey(), entry.getValue()));
    }

    private static void put(ObjectNode fields, JsonPointer at, String path, JsonNode value) {
        JsonPointer to;
        try {
            to = JsonPointer.compile(path);
        } catch (IllegalArgumentException noPath) {
            to = JsonPointer.empty();
        }
        JsonNode parent = to.matches() ? fields.missingNode() : parent(fields, to);
        String last = to.matches() ? "" : to.last().getMatchingProperty();
        if (parent instanceof ObjectNode mapping && value.isNull()) {
            mapping.remove(last);
        } else if (parent instanceof ObjectNode mapping) {
            mapping.set(last, value);
        } else if (parent instanceof ArrayNode list && to.last().mayMatchElement() && place(to) < list.size()) {
            list.set(place(to), value);
        } else if (parent instanceof ArrayNode list && to.last().mayMatchElement() && place(to) == list.size()) {
            list.add(value);
        } else {
            throw new RefusedException(
                    at.appendProperty(path),
                    Words.where(at) + ": the scenario has nothing at " + Words.quoted(path)
                            + "; allowed: a path such as /vendors/0/keys, counting from 0");
        }
    }

    private static int place(JsonPointer to) {
        return to.last().getMatchingIndex();
    }

    /** What is to hold the field; a mapping that is left out is made. */
    private static JsonNode parent(ObjectNode fields, JsonPointer to) {
        JsonNode parent = fields.at(to.head());
        if (parent.isMissingNode()
                && !to.head().matches()
                && fields.at(to.head().head()) instanceof ObjectNode mapping) {
            return mapping.putObject(to.head().last().getMatchingProperty());
        }
        return parent;
    }
}
