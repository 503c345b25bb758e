package claimdesk.ui.command.measure;

import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.prove.ProofPlan;
import claimdesk.app.prove.ProofReport;
import claimdesk.ui.command.run.RunReportText;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** A proof's report in words for a person, and as one JSON object for a program. */
final class ProofText {

    private static final ObjectMapper JSON = new ObjectMapper();

    private static final String TWICE_EXPLAINED =
            """

            Double effects are no breach of owned-claim. It does the work in a transaction of its own and saves the answer
            in a later one: where the save is refused or the process dies between the two, a retry does the work again.
            owned-claim-ledger closes this by a unique constraint, owned-claim-atomic by one transaction for both.
            """;

    private ProofText() {}

    static String json(ProofReport report) {
        Map<String, Object> all = new LinkedHashMap<>();
        ProofPlan plan = report.plan();
        all.put("protocol", plan.protocol().id());
        all.put("processes", plan.processes());
        all.put("threads", plan.threads());
        all.put("leaseMs", plan.leaseMs());
        all.put("seed", plan.seed());
        all.putAll(numbers(report));
        Map<String, Object> violations = new LinkedHashMap<>();
        report.findings()
                .invariants()
                .forEach(result -> violations.put(result.invariant().id(), result.found()));
        all.put("violations", violations);
        all.put("held", report.isHeld());
        try {
            return JSON.writeValueAsString(all);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException("numbers and texts are always JSON", impossible);
        }
    }

    static String plain(ProofReport report) {
        ProofPlan plan = report.plan();
        StringBuilder text = new StringBuilder();
        text.append("protocol ").append(plan.protocol().id());
        text.append(plan.protocol().isFitForUse() ? "" : " (for study, not fit for use)")
                .append("\n");
        text.append(plan.processes()).append(" processes of ").append(plan.threads());
        text.append(" threads, leases of ")
                .append(plan.leaseMs())
                .append(" ms, seed ")
                .append(plan.seed());
        text.append("\n\n");
        numbers(report).forEach((name, number) -> text.append(line(name, number)));
        text.append("\n");
        for (InvariantResult result : report.findings().invariants()) {
            RunReportText.append(text, result);
        }
        if (report.findings().scores().doubleEffects() > 0 && !report.promisesOneEffect()) {
            text.append(TWICE_EXPLAINED);
        }
        text.append("\n").append(verdict(report)).append("\n");
        return text.toString();
    }

    private static String line(String name, Object number) {
        return String.format(Locale.ROOT, "  %-17s %s\n", RunReportText.words(name), number);
    }

    private static String verdict(ProofReport report) {
        return report.isHeld()
                ? "Held: " + report.plan().protocol().id() + " kept what it promises."
                : "NOT HELD: " + report.plan().protocol().id() + " was caught.";
    }

    private static Map<String, Object> numbers(ProofReport report) {
        Map<String, Object> numbers = new LinkedHashMap<>();
        numbers.put("calls", report.plan().calls());
        numbers.put("attempts", report.load().attempts());
        numbers.put("kills", report.load().kills());
        numbers.put("executions", report.findings().scores().executions());
        numbers.put("replays", report.findings().scores().replays());
        numbers.put("mismatches", report.findings().scores().mismatches());
        numbers.put("refused", report.findings().scores().refused());
        numbers.put("failed", report.findings().scores().failed());
        numbers.put("lostAnswers", report.findings().missing().lostAnswers());
        numbers.put("missingEffects", report.findings().missing().missingEffects());
        numbers.put("unserved", report.findings().missing().unserved());
        numbers.put("doubleEffects", report.findings().scores().doubleEffects());
        numbers.put("lies", report.findings().scores().lies());
        numbers.put("stuckKeys", report.findings().stuckKeys());
        numbers.put("gaveUp", report.load().gaveUp());
        numbers.put("breakdowns", report.load().breakdowns());
        numbers.put("mismatchesServed", report.load().mismatchesServed());
        numbers.put("seconds", rounded(report.seconds()));
        numbers.put("callsPerSecond", rounded(report.callsPerSecond()));
        return numbers;
    }

    private static BigDecimal rounded(double number) {
        return BigDecimal.valueOf(number).setScale(1, RoundingMode.HALF_UP);
    }
}
