package claimdesk.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.lab.Cell.Example;
import claimdesk.app.room.Move;
import claimdesk.app.room.Schedule;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.study.StudyProtocol;
import java.util.List;
import org.junit.jupiter.api.Test;

class ComparisonTest {

    @Test
    void findsTheFirstEventInWhichTwoProtocolsPart() {
        Comparison all =
                Comparison.of(LabFault.CRASH_BEFORE_SAVE, 1, FitProtocol.OWNED_CLAIM, FitProtocol.OWNED_CLAIM_ATOMIC);

        Difference difference = all.difference().orElseThrow();
        assertThat(difference.one().orElseThrow().type()).isEqualTo(EventType.EFFECT);
        assertThat(difference.other().orElseThrow().type()).isEqualTo(EventType.FAULT);
        assertThat(all.one().events().get(difference.place() - 1))
                .isEqualTo(difference.one().orElseThrow());
        assertThat(all.one().broken()).containsExactly(Invariant.ONE_EXECUTION);
        assertThat(all.other().broken()).isEmpty();
    }

    @Test
    void namesTheEventThatOneOfTwoDoesNotHave() {
        Comparison all =
                Comparison.of(LabFault.CRASH_BEFORE_ANSWER, 1, StudyProtocol.STATUS_ONLY, StudyProtocol.STATUS_ONLY);
        List<Event> events = all.one().events();

        Difference shorter = Difference.between(events, events.subList(0, 3)).orElseThrow();

        assertThat(shorter.place()).isEqualTo(4);
        assertThat(shorter.one()).contains(events.get(3));
        assertThat(shorter.other()).isEmpty();
    }

    @Test
    void findsNoneWhereBothTellTheSame() {
        assertThat(Comparison.of(LabFault.NO_FAULT, 7, StudyProtocol.BEST_EFFORT, StudyProtocol.STATUS_ONLY)
                        .difference())
                .isEmpty();
    }

    @Test
    void offersTheSameTurnsUnderBothAndPassesOverThoseThatCannotBeTaken() {
        Cell cell = new Lab(20, 1, () -> false)
                .fill(StudyProtocol.CHECK_THEN_INSERT, LabFault.DOUBLE_CLICK)
                .orElseThrow();
        Example example = cell.example();

        Comparison all = Comparison.of(
                LabFault.DOUBLE_CLICK, example.seed(), StudyProtocol.CHECK_THEN_INSERT, FitProtocol.OWNED_CLAIM_ATOMIC);

        assertThat(all.one().schedule()).isEqualTo(example.schedule());
        assertThat(all.one().broken()).contains(Invariant.ONE_EXECUTION);
        assertThat(all.other().schedule().callers()).isEqualTo(2);
        assertThat(firstMoves(all.one().schedule(), 4))
                .isEqualTo(firstMoves(all.other().schedule(), 4));
    }

    private static List<Move> firstMoves(Schedule schedule, int count) {
        return schedule.moves().subList(0, count);
    }
}
