package claimdesk.ui.investigate.verdict;

import claimdesk.app.verdict.Verdict;
import claimdesk.ui.controls.ShownText;
import java.util.List;
import java.util.function.LongConsumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** What a case comes to: statements, findings and advice. For the JavaFX thread only. */
public final class VerdictViewModel {

    private final LongConsumer onRow;
    private final ReadOnlyObjectWrapper<List<StatementText>> statements = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<StatementText>> findings = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyStringWrapper adviceTitle = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper advice = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper completeness = new ReadOnlyStringWrapper("");

    /**
     * @param onRow selects the event with that seq
     */
    public VerdictViewModel(LongConsumer onRow) {
        this.onRow = onRow;
    }

    // Properties

    public ReadOnlyObjectProperty<List<StatementText>> statementsProperty() {
        return statements.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<List<StatementText>> findingsProperty() {
        return findings.getReadOnlyProperty();
    }

    /** What the vendor is to do, in two or three words. */
    public ReadOnlyStringProperty adviceTitleProperty() {
        return adviceTitle.getReadOnlyProperty();
    }

    /** What to tell the vendor, ready to paste. */
    public ReadOnlyStringProperty adviceProperty() {
        return advice.getReadOnlyProperty();
    }

    /** Whether it proves anything that the rows are silent on something, in a sentence. */
    public ReadOnlyStringProperty completenessProperty() {
        return completeness.getReadOnlyProperty();
    }

    // Commands

    /** Shows a verdict; nothing changes where it says the same as before. */
    public void show(Verdict verdict, boolean isCut) {
        statements.set(kept(
                statements, verdict.statements().stream().map(StatementText::of).toList()));
        findings.set(kept(
                findings, verdict.findings().stream().map(StatementText::of).toList()));
        adviceTitle.set(verdict.advice().words());
        advice.set(ShownText.of(verdict.advice().text()));
        completeness.set(
                verdict.completeness().provesAbsence()
                        ? "From this file's own journal, which is complete: what it lacks did not happen here."
                        : "From imported or partial evidence: what it lacks proves nothing."
                                + (isCut ? " The case has more rows than are read; the newest are left out." : ""));
    }

    private static List<StatementText> kept(ReadOnlyObjectWrapper<List<StatementText>> shown, List<StatementText> now) {
        return shown.get().equals(now) ? shown.get() : now;
    }

    /** Selects the row behind a link. */
    public void follow(EvidenceLink link) {
        onRow.accept(link.seq());
    }
}
