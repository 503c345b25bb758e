package claimdesk.ui.learn.stepper;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.Case.CaseRecord;
import claimdesk.app.casework.Topic;
import claimdesk.app.evidence.Invariant;
import claimdesk.app.room.Move;
import claimdesk.app.room.Move.Kind;
import claimdesk.app.room.Replay;
import claimdesk.app.room.Schedule;
import claimdesk.app.room.ScratchRoom;
import claimdesk.app.stepper.Moment;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.identity.OrderId;
import claimdesk.ui.background.Background;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StepperViewModelTest {

    private static final String BREAKS = "owned-claim.2.aaabtbb.9d";

    @TempDir
    Path folder;

    private final Background atOnce = new Background(Runnable::run, Runnable::run);
    private Rooms rooms;
    private StepperViewModel model;

    @BeforeEach
    void open() {
        rooms = Rooms.in(folder);
        model = new StepperViewModel(rooms, atOnce, atOnce);
    }

    @AfterEach
    void close() {
        rooms.close();
    }

    @Test
    void opensAScheduleBeforeItsFirstMoveAndPlaysItUntilSomethingBreaks() {
        model.open(Schedule.parse(BREAKS));
        assertThat(now().steps()).isEmpty();

        model.playOrHold();
        for (int beats = 0; beats < 20; beats++) {
            model.beat();
        }

        assertThat(now().schedule().id()).isEqualTo(BREAKS);
        assertThat(now().isStopped()).isTrue();
        assertThat(model.playingProperty().get()).isFalse();
        assertThat(model.look().timeline().timelineProperty().get().marks()).isNotEmpty();
    }

    @Test
    void holdsAtABreakInTheMiddleAndGoesOnOnlyWhenAsked() {
        model.open(longer());
        model.playOrHold();
        for (int beats = 0; beats < 20; beats++) {
            model.beat();
        }
        assertThat(now().steps()).hasSize(7);

        model.playOrHold();
        model.beat();

        assertThat(now().steps()).hasSize(8);
        assertThat(now().schedule().moves()).isEqualTo(longer().moves());
    }

    private static Schedule longer() {
        List<Move> moves = new ArrayList<>(Schedule.parse(BREAKS).moves());
        moves.add(new Move(Kind.STEP, 1));
        return new Schedule(FitProtocol.OWNED_CLAIM, 2, moves);
    }

    @Test
    void saysWhatIsWrongWithABadIdAndKeepsTheRoom() {
        model.openId(BREAKS);

        for (String bad : List.of("owned-claim.2.aaabtbb.9e", "nonsense", "", "owned-claim.2.t.pm", "\u202Eowned")) {
            model.openId(bad);

            assertThat(model.problemProperty().get())
                    .as(bad)
                    .startsWith("schedule ")
                    .doesNotContain("\u202E");
            assertThat(now().schedule().id()).isEqualTo(BREAKS);
        }
        model.step(Move.SECOND);
        assertThat(model.problemProperty().get()).contains("Not now");
        model.goOn();
        model.step(Move.SECOND);
        assertThat(model.problemProperty().get()).isEmpty();
    }

    @Test
    void strikesOneStepWithTheFaultThatIsArmed() {
        model.begin(FitProtocol.OWNED_CLAIM, 2);

        model.arm(Kind.CRASH);
        model.stepCaller(0);
        model.stepCaller(1);

        assertThat(now().schedule().moves()).containsExactly(new Move(Kind.CRASH, 0), new Move(Kind.STEP, 1));
        assertThat(model.armedProperty().get()).isEqualTo(Kind.STEP);
        model.arm(Kind.LOST_REPLY);
        model.stepCaller(1);
        assertThat(model.problemProperty().get()).contains("B's next step, with lost reply");
        assertThat(now().steps()).hasSize(2);
    }

    @Test
    void pointsAtTheNewestStepOrWhereItIsTold() {
        model.openId(BREAKS);
        assertThat(model.look().pointedAtProperty().get()).isEqualTo(7);

        model.look().pointAt(3);
        assertThat(model.look().step().orElseThrow().played().words()).isEqualTo("A: work");
        assertThat(now().steps()).hasSize(7);
        model.goTo(3);
        assertThat(now().steps()).hasSize(3);
        model.goTo(5);

        assertThat(model.look().pointedAtProperty().get()).isEqualTo(5);
        assertThat(now().undone()).hasSize(2);
    }

    @Test
    void takesAnyScheduleThatReachesTheGoal() {
        model.begin(FitProtocol.OWNED_CLAIM, 2);
        model.goal().goalProperty().set(Optional.of(Invariant.ONE_EXECUTION));
        assertThat(model.goal().stateProperty().get()).isEqualTo(GoalViewModel.State.OPEN);

        for (String one : "a b a a m m m b b b".split(" ")) {
            model.step(one.equals("m") ? Move.TEN_SECONDS : new Move(Kind.STEP, one.charAt(0) - 'a'));
        }

        assertThat(model.goal().stateProperty().get()).isEqualTo(GoalViewModel.State.REACHED);
        model.undo(1);
        model.undo(1);
        assertThat(model.goal().stateProperty().get()).isEqualTo(GoalViewModel.State.OPEN);
    }

    @Test
    void hintsFollowedOneAfterTheOtherReachTheGoal() {
        model.begin(FitProtocol.OWNED_CLAIM, 2);
        model.goal().goalProperty().set(Optional.of(Invariant.ONE_EXECUTION));
        model.stepCaller(0);

        int moves = 0;
        while (model.goal().stateProperty().get() == GoalViewModel.State.OPEN && moves++ < 20) {
            model.hint();
            model.step(model.goal().hintedProperty().get().orElseThrow());
        }

        assertThat(model.goal().stateProperty().get()).isEqualTo(GoalViewModel.State.REACHED);
        assertThat(now().steps()).hasSize(7);
    }

    @Test
    void saysWhereNothingBreaksTheGoalAndKeepsThatProof() {
        model.begin(FitProtocol.OWNED_CLAIM_ATOMIC, 1);
        model.goal().goalProperty().set(Optional.of(Invariant.ONE_EXECUTION));

        model.hint();
        assertThat(model.goal().textProperty().get()).contains("Cannot be broken: none in all", "up to 2 faults");
        model.stepCaller(0);

        assertThat(model.goal().stateProperty().get()).isEqualTo(GoalViewModel.State.IMPOSSIBLE);
        model.begin(FitProtocol.OWNED_CLAIM, 2);
        assertThat(model.goal().stateProperty().get()).isEqualTo(GoalViewModel.State.OPEN);
    }

    @Test
    void replaysACaseAndSaysWhoItsCallersAre() {
        Schedule happened = Schedule.parse(BREAKS);

        model.open(found(happened), FitProtocol.OWNED_CLAIM);

        assertThat(now().undone()).isEqualTo(happened.moves());
        assertThat(model.noteProperty().get()).isEqualTo("A is attempt A, B is attempt B.");
        model.open(found(happened), FitProtocol.OWNED_CLAIM_ATOMIC);
        model.redo(99);
        assertThat(now().schedule().protocol()).isEqualTo(FitProtocol.OWNED_CLAIM_ATOMIC);
        assertThat(now().isStopped()).isFalse();
        model.open(found(new Schedule(FitProtocol.OWNED_CLAIM, 2, List.of())), FitProtocol.OWNED_CLAIM);
        assertThat(model.problemProperty().get()).startsWith("Nothing to replay");
        assertThat(model.noteProperty().get()).isEmpty();
    }

    private static Case found(Schedule schedule) {
        try (ScratchRoom scratch = new ScratchRoom(schedule.setting())) {
            Replay.of(schedule, scratch.room());
            Topic topic = new Topic.OfOrder(new OrderId("order-7"));
            return Case.of(new CaseRecord(topic, scratch.room().events(), Map.of(), List.of(), 0, false));
        }
    }

    private Moment now() {
        return model.momentProperty().get().orElseThrow();
    }
}
