package claimdesk.app.casefile;

import claimdesk.app.casework.Case;
import claimdesk.app.masking.MaskedCase;
import claimdesk.app.verdict.Statement;
import claimdesk.app.verdict.Value;
import claimdesk.app.verdict.Verdict;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A case in a few lines of plain text, for an e-mail: always masked. */
public final class Summary {

    private Summary() {}

    /** Line by line; what came from outside is still to be shown escaped. */
    public static List<String> lines(Case one) {
        Verdict verdict = Verdict.of(MaskedCase.of(one));
        List<String> lines = new ArrayList<>();
        String subject = verdict.subject().words();
        lines.add(subject.substring(0, 1).toUpperCase(Locale.ROOT) + subject.substring(1) + ", as of "
                + Instant.ofEpochMilli(one.nowMs()));
        lines.add(verdict.completeness().sentence());
        for (Value value : List.of(Value.PROVEN, Value.CONTRADICTED, Value.NOT_PROVEN)) {
            add(lines, value, verdict);
        }
        lines.add("");
        lines.add(verdict.findings().isEmpty() ? "No findings." : "Findings:");
        verdict.findings().forEach(finding -> lines.add("- " + finding.text()));
        lines.add("");
        lines.add("Advice for the vendor: " + verdict.advice().words());
        lines.add(verdict.advice().text());
        return lines;
    }

    private static void add(List<String> lines, Value value, Verdict verdict) {
        List<Statement> statements = verdict.statements().stream()
                .filter(statement -> statement.value() == value)
                .toList();
        if (statements.isEmpty()) {
            return;
        }
        lines.add("");
        lines.add(heading(value));
        for (Statement statement : statements) {
            lines.add("- " + statement.text());
            statement.settledBy().ifPresent(settling -> lines.add("  Would be settled by " + settling));
        }
    }

    private static String heading(Value value) {
        return switch (value) {
            case PROVEN -> "Proven:";
            case CONTRADICTED -> "Contradicted (the rows show the contrary):";
            case NOT_PROVEN -> "Not proven:";
        };
    }
}
