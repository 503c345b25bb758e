package claimdesk.ui.command.verdict;

import claimdesk.app.finding.Finding;
import claimdesk.app.masking.MaskedText;
import claimdesk.app.verdict.Statement;
import claimdesk.app.verdict.Verdict;
import claimdesk.ui.controls.ShownText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A verdict in words for a person, and as one JSON object for a program. It is one on a masked case; a finding may also be
 * of a case as it is, and is masked here.
 */
final class VerdictText {

    private static final String UNDER = " ".repeat(14);

    private VerdictText() {}

    static String plain(Verdict verdict) {
        StringBuilder text = new StringBuilder();
        line(text, "", capitalised(verdict.subject().words()));
        line(text, "", verdict.completeness().sentence());
        text.append("\n");
        verdict.statements().forEach(statement -> append(text, statement));
        text.append(verdict.findings().isEmpty() ? "\nNo findings.\n" : "\nFindings\n");
        verdict.findings().forEach(finding -> append(text, finding));
        line(text, "\n", "Advice for the vendor: " + verdict.advice().words());
        line(text, "  ", verdict.advice().text());
        return text.toString();
    }

    private static void append(StringBuilder text, Statement statement) {
        String value = statement.value().text().toUpperCase(Locale.ROOT);
        line(text, String.format(Locale.ROOT, "%-14s", value), statement.text());
        String rows = statement.evidence().isEmpty() ? "no row" : EvidenceText.plain(statement.evidence());
        line(text, UNDER, "[" + statement.claim().text() + "] " + rows);
        statement.settledBy().ifPresent(settling -> line(text, UNDER, "would be settled by " + settling));
    }

    static void append(StringBuilder text, Finding finding) {
        line(text, "  " + finding.code().text() + ": ", MaskedText.of(finding.text()));
        line(text, "      ", EvidenceText.plain(finding.evidence()));
    }

    /** Whatever came from outside is shown, not interpreted. */
    private static void line(StringBuilder text, String before, String words) {
        text.append(before).append(ShownText.of(words)).append("\n");
    }

    private static String capitalised(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    static Map<String, Object> json(Verdict verdict) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("subject", subject(verdict));
        all.put("complete", verdict.completeness().provesAbsence());
        all.put(
                "statements",
                verdict.statements().stream().map(VerdictText::json).toList());
        all.put("findings", findings(verdict.findings()));
        Map<String, Object> advice = new LinkedHashMap<>();
        advice.put("code", verdict.advice().code());
        advice.put("text", verdict.advice().text());
        all.put("advice", advice);
        return all;
    }

    private static Map<String, Object> subject(Verdict verdict) {
        Map<String, Object> subject = new LinkedHashMap<>();
        return verdict.subject()
                .match(
                        one -> {
                            subject.put("order", one.order().text());
                            return subject;
                        },
                        one -> {
                            subject.put("vendor", one.key().vendor().text());
                            subject.put("key", one.key().key().text());
                            return subject;
                        });
    }

    private static Map<String, Object> json(Statement statement) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("claim", statement.claim().text());
        one.put("value", statement.value().text());
        one.put("text", statement.text());
        one.put("evidence", EvidenceText.json(statement.evidence()));
        statement.settledBy().ifPresent(settling -> one.put("settledBy", settling));
        return one;
    }

    private static List<Map<String, Object>> findings(List<Finding> findings) {
        return findings.stream().map(VerdictText::json).toList();
    }

    static Map<String, Object> json(Finding finding) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("code", finding.code().text());
        one.put("text", MaskedText.of(finding.text()));
        one.put("evidence", EvidenceText.json(finding.evidence()));
        return one;
    }
}
