package claimdesk.app.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.evidence.Score;
import claimdesk.app.room.Schedule;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Facts are looked up in what happened: here, an old owner's refused save and a second email. */
class FactTest {

    private static final Happened SECOND_EMAIL =
            new LessonRun.OfSchedule(Schedule.parse("owned-claim.2.aaabtbbaabb.77")).play(Path.of("unused"));

    @Test
    void countsAFigureAndNamesTheRowsByWhichItGrew() {
        Fact.Found found = new Fact.Counted(Score.DOUBLE_EFFECTS, Limit.exactly(1)).in(SECOND_EMAIL);

        assertThat(found.holds()).isTrue();
        assertThat(found.words()).isEqualTo("double effects: 1");
        assertThat(found.rows()).extracting(Event::type).containsExactly(EventType.EFFECT);
        assertThat(new Fact.Counted(Score.DOUBLE_EFFECTS, Limit.exactly(0))
                        .in(SECOND_EMAIL)
                        .holds())
                .isFalse();
    }

    @Test
    void saysOfAnInvariantWhetherItIsBrokenAndByWhichRows() {
        Fact.Found found = new Fact.Kept(Invariant.ONE_EXECUTION, false).in(SECOND_EMAIL);

        assertThat(found.holds()).isTrue();
        assertThat(found.rows()).isNotEmpty();
        assertThat(new Fact.Kept(Invariant.ONE_EXECUTION, true).in(SECOND_EMAIL).holds())
                .isFalse();
        assertThat(new Fact.Kept(Invariant.NO_STALE_OWNER, true)
                        .in(SECOND_EMAIL)
                        .holds())
                .isTrue();
    }

    @Test
    void countsRowsOfOneAttemptWithCertainDetails() {
        RowFilter byToken = refused("A", Map.of(Detail.TERM, "token"));

        assertThat(new Fact.Rows(byToken, Limit.exactly(1)).in(SECOND_EMAIL).holds())
                .isTrue();
        assertThat(new Fact.Rows(refused("B", Map.of()), Limit.SOME)
                        .in(SECOND_EMAIL)
                        .holds())
                .isFalse();
        assertThat(new Fact.Rows(refused("A", Map.of(Detail.TERM, "lease")), Limit.SOME)
                        .in(SECOND_EMAIL)
                        .holds())
                .isFalse();
    }

    @Test
    void countsDifferentValuesOfADetail() {
        RowFilter answered = new RowFilter(EventType.ANSWERED, Optional.empty(), Optional.empty(), Map.of());

        assertThat(new Fact.Different(answered, Detail.STATUS, Limit.exactly(2))
                        .in(SECOND_EMAIL)
                        .holds())
                .isTrue();
        assertThat(new Fact.Different(answered, Detail.TERM, Limit.exactly(0))
                        .in(SECOND_EMAIL)
                        .holds())
                .isTrue();
    }

    @Test
    void findsTheFullestStretchOfTime() {
        RowFilter effects = new RowFilter(EventType.EFFECT, Optional.empty(), Optional.empty(), Map.of());

        // The lease of 30 s passes between the two emails.
        assertThat(peak(effects, 30_000, 0)).isEqualTo(1);
        assertThat(peak(effects, 30_001, 0)).isEqualTo(2);
        assertThat(peak(effects, 30_001, 1)).isEqualTo(1);
        assertThat(peak(effects, 1, 30_001)).isZero();
    }

    @Test
    void countsArrivalsInEachStretch() {
        assertThat(Arrivals.of(SECOND_EMAIL.events(), 1000).counts()).isEqualTo(List.of(2));
    }

    private static RowFilter refused(String attempt, Map<Detail, String> with) {
        return new RowFilter(EventType.REFUSED, Optional.of("north"), Optional.of(attempt), with);
    }

    private static int peak(RowFilter filter, long perMs, long fromMs) {
        return new Fact.Peak(filter, perMs, fromMs, Limit.SOME)
                .in(SECOND_EMAIL)
                .rows()
                .size();
    }
}
