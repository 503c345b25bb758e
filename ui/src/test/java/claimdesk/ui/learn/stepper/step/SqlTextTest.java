package claimdesk.ui.learn.stepper.step;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.room.Schedule;
import claimdesk.app.stepper.Stepped;
import claimdesk.app.stepper.Stepper;
import claimdesk.store.database.StatementLog.Ran;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqlTextTest {

    @TempDir
    Path folder;

    @Test
    void leavesTheJournalOutUnlessAskedAndSaysWhatCameOfEachStatement() {
        Schedule schedule = Schedule.parse("owned-claim.2.aaabtbb.9d");
        Stepped claim;
        try (Stepper stepper = new Stepper(folder, schedule)) {
            claim = stepper.redo(2).last().orElseThrow();
        }

        List<Ran> shown = SqlText.shown(claim.ran(), false);

        assertThat(shown).extracting(SqlText::result).containsExactly("done", "1 row changed", "done");
        assertThat(SqlText.sql(shown.get(1))).contains("ON CONFLICT (vendor, key) DO NOTHING");
        assertThat(SqlText.values(shown.get(1))).contains(":vendor = 'north'", ":token = 'token of A'");
        assertThat(SqlText.shown(claim.ran(), true)).hasSizeGreaterThan(shown.size());
    }
}
