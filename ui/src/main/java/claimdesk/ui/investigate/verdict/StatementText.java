package claimdesk.ui.investigate.verdict;

import claimdesk.app.finding.Finding;
import claimdesk.app.verdict.Statement;
import claimdesk.app.verdict.Value;
import claimdesk.ui.controls.ShownText;
import java.util.List;
import java.util.Optional;

/**
 * A statement of a verdict, or a finding, as it is shown.
 *
 * @param value empty of a finding
 * @param topic what it is about, in a few words
 * @param code the stable name
 * @param settledBy what would settle it; empty if it is settled
 */
public record StatementText(
        Optional<Value> value, String topic, String code, String text, List<EvidenceLink> evidence, String settledBy) {

    static StatementText of(Statement one) {
        return new StatementText(
                Optional.of(one.value()),
                ClaimWords.of(one.claim()),
                one.claim().text(),
                ShownText.of(one.text()),
                EvidenceLink.of(one.evidence()),
                one.settledBy().map(ShownText::of).orElse(""));
    }

    static StatementText of(Finding one) {
        return new StatementText(
                Optional.empty(),
                one.code().isNote() ? "note" : "finding",
                one.code().text(),
                ShownText.of(one.text()),
                EvidenceLink.of(one.evidence()),
                "");
    }

    /** For a screen reader. */
    public String spoken() {
        return value.map(Value::text).orElse(topic) + ": " + text;
    }
}
