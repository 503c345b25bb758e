package claimdesk.ui.command.run;

import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.evidence.Scoreboard;
import claimdesk.app.evidence.Violation;
import claimdesk.app.scenario.Scenario;
import claimdesk.app.simulation.RunReport;
import claimdesk.store.claim.Protocol;
import claimdesk.ui.controls.ShownText;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** A run's report in words for a person, and as one JSON object for a program. */
public final class RunReportText {

    private static final int VIOLATIONS_SHOWN = 3;
    private static final ObjectMapper JSON = new ObjectMapper();

    private RunReportText() {}

    static String json(RunReport report, Protocol protocol, long seed) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("protocol", protocol.id());
        all.put("seed", seed);
        all.putAll(counts(report.scoreboard()));
        Map<String, Object> invariants = new LinkedHashMap<>();
        for (InvariantResult result : report.invariants()) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("kept", result.isKept());
            one.put("violations", result.violations());
            invariants.put(result.invariant().id(), one);
        }
        all.put("invariants", invariants);
        try {
            return JSON.writeValueAsString(all);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException("numbers and texts are always JSON", impossible);
        }
    }

    static String plain(RunReport report, Scenario scenario, Protocol protocol) {
        StringBuilder text = new StringBuilder();
        text.append(ShownText.of(scenario.title())).append("\n");
        text.append("protocol ").append(protocol.id());
        text.append(protocol.isFitForUse() ? "" : " (for study, not fit for use)");
        text.append(", seed ").append(scenario.seed()).append("\n\n");
        counts(report.scoreboard())
                .forEach((name, count) -> text.append(String.format(Locale.ROOT, "  %-14s %d\n", words(name), count)));
        text.append("\n");
        report.invariants().forEach(result -> append(text, result));
        return text.toString();
    }

    /** Whether an invariant was kept, and the first of its violations. */
    public static void append(StringBuilder text, InvariantResult result) {
        text.append(result.isKept() ? "  kept    " : "  BROKEN  ");
        text.append(result.invariant().id()).append("\n");
        for (Violation violation : result.violations()
                .subList(0, Math.min(VIOLATIONS_SHOWN, result.violations().size()))) {
            String seqs = violation.seqs().stream().map(Object::toString).collect(Collectors.joining(", "));
            text.append("            ")
                    .append(violation.text())
                    .append(" (rows ")
                    .append(seqs)
                    .append(")\n");
        }
        if (result.found() > VIOLATIONS_SHOWN) {
            text.append("            and ")
                    .append(result.found() - VIOLATIONS_SHOWN)
                    .append(" more\n");
        }
    }

    /** A JSON name as words. */
    public static String words(String name) {
        return name.replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT);
    }

    private static Map<String, Long> counts(Scoreboard scores) {
        Map<String, Long> counts = new LinkedHashMap<>();
        counts.put("actions", scores.actions());
        counts.put("attempts", scores.attempts());
        counts.put("executions", scores.executions());
        counts.put("replays", scores.replays());
        counts.put("busy", scores.busy());
        counts.put("mismatches", scores.mismatches());
        counts.put("saved", scores.saved());
        counts.put("refused", scores.refused());
        counts.put("failed", scores.failed());
        counts.put("doubleEffects", scores.doubleEffects());
        counts.put("lies", scores.lies());
        return counts;
    }
}
