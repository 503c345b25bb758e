package claimdesk.app.exchange;

import claimdesk.app.exchange.lines.LineReader;
import claimdesk.app.exchange.mapping.Proposal;
import claimdesk.app.exchange.reading.ReadRow;
import claimdesk.store.identity.RunId;
import claimdesk.store.imported.EvidenceLine;
import claimdesk.store.imported.LineCounts;
import java.util.ArrayList;
import java.util.List;

/** Sorts the rows of one file: good ones are staged, the others counted. Not thread-safe. */
final class Tally {

    private final Stage stage;
    private final Proposal proposal;
    private final List<Rejected> rejected = new ArrayList<>();
    private long takenCount;
    private long blankCount;
    private long rejectedCount;
    private long untimedCount;

    Tally(Stage stage, Proposal proposal) {
        this.stage = stage;
        this.proposal = proposal;
    }

    void take(ReadRow row, LineReader lines) {
        row.match(one -> lines.read(one, this::good, this::bad), this::blank, this::bad);
    }

    long seen() {
        return takenCount + blankCount + rejectedCount;
    }

    LineCounts counts() {
        return new LineCounts(takenCount, blankCount, rejectedCount);
    }

    ImportOutcome imported(RunId run) {
        return new ImportOutcome.Imported(
                run, proposal.kind(), counts(), untimedCount, List.copyOf(rejected), proposal.unused());
    }

    ImportOutcome nothingGood() {
        return new ImportOutcome.NothingGood(proposal.kind(), counts(), List.copyOf(rejected));
    }

    private boolean good(EvidenceLine line) {
        stage.add(line);
        takenCount++;
        untimedCount += line.atMs().isEmpty() ? 1 : 0;
        return true;
    }

    private boolean blank(ReadRow.Blank line) {
        blankCount++;
        return false;
    }

    private boolean bad(ReadRow.Bad line) {
        rejectedCount++;
        if (rejected.size() < ImportOutcome.REJECTED_LISTED_MAX) {
            rejected.add(new Rejected(line.line(), line.reason()));
        }
        return false;
    }
}
