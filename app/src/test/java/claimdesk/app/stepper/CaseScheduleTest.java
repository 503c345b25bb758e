package claimdesk.app.stepper;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseReader;
import claimdesk.app.casework.Topic;
import claimdesk.app.room.Replay;
import claimdesk.app.room.Room;
import claimdesk.app.room.RoomClock;
import claimdesk.app.room.Schedule;
import claimdesk.app.room.ScheduleException;
import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.app.simulation.Simulation;
import claimdesk.store.Store;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.Protocol;
import claimdesk.store.database.Durability;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Event;
import claimdesk.store.study.Protocols;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CaseScheduleTest {

    private static final ScopedKey KEY = new ScopedKey(new Vendor("north"), new IdempotencyKey("key-7"));

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "owned-claim.2.aaabtbb",
                "best-effort.2.aaaafabb",
                "owned-claim.2.aaaaarbbb",
                "owned-claim.2.aaaxbb",
                "owned-claim.3.aaadabbbbbccc",
                "owned-claim-atomic.2.aalaaabbb",
                "check-then-insert.2.aabbaabb"
            })
    void tellsAScheduleAgainMoveByMove(String moves) {
        Schedule first = Schedule.parse(checked(moves));
        Case found = played(first);

        CaseSchedule again = CaseSchedule.of(found, first.protocol()).orElseThrow();

        assertThat(again.schedule().moves()).isEqualTo(first.moves());
        assertThat(again.notes()).isEmpty();
        assertThat(again.callers()).startsWith("A is attempt A");
    }

    @Test
    void saysWhoGoesAnotherWayUnderAnotherProtocol() {
        Case found = played(Schedule.parse(checked("check-then-insert.2.aabbaaaabbbb")));

        CaseSchedule again =
                CaseSchedule.of(found, FitProtocol.OWNED_CLAIM_ATOMIC).orElseThrow();

        assertThat(again.schedule().protocol()).isEqualTo(FitProtocol.OWNED_CLAIM_ATOMIC);
        assertThat(again.notes()).anyMatch(note -> note.startsWith("B went another way: CLAIMED"));
    }

    @Test
    void tellsEveryOrderOfTheShippedScenariosWithAScheduleThatCanBeFollowed() {
        for (String name : List.of("lost-reply", "disk-full-at-save", "second-email-on-reissue", "changed-body")) {
            Scenario scenario = ShippedScenarios.find(name).orElseThrow();
            Protocol protocol = Protocols.named(scenario.protocol()).orElseThrow();
            try (Simulation simulation = Simulation.begin(
                    folder.resolve(name + ".db"), Durability.NONE, scenario, protocol, Simulation.START_MS)) {
                while (simulation.step()) {
                    // Until there is nothing left to do.
                }
                Set<OrderId> orders = events(simulation.store()).stream()
                        .flatMap(event -> event.subject().order().stream())
                        .limit(500)
                        .collect(Collectors.toSet());
                assertThat(orders).isNotEmpty();
                orders.stream().limit(3).forEach(order -> follow(simulation.store(), order, protocol));
            }
        }
    }

    private void follow(Store store, OrderId order, Protocol protocol) {
        Case found = CaseReader.find(store, new Topic.OfOrder(order), 0).orElseThrow();
        CaseSchedule told = CaseSchedule.of(found, protocol).orElseThrow();
        assertThat(told.schedule().moves()).isNotEmpty();
        assertThat(Schedule.parse(told.schedule().id())).isEqualTo(told.schedule());
        try (Stepper stepper = new Stepper(folder, told.schedule())) {
            assertThat(stepper.moment().undone()).isEqualTo(told.schedule().moves());
        }
    }

    @Test
    void isEmptyForACaseWithoutAnAttemptThatCameToADesk() {
        Case found = played(new Schedule(
                FitProtocol.OWNED_CLAIM,
                1,
                Schedule.parse(checked("owned-claim.1.ax")).moves()));

        assertThat(CaseSchedule.of(found, FitProtocol.OWNED_CLAIM)).isEmpty();
    }

    private Case played(Schedule schedule) {
        RoomClock clock = new RoomClock();
        try (Store store = Store.openSerial(folder.resolve(schedule.id() + ".db"), Durability.NONE, clock)) {
            Replay.of(schedule, new Room(store, clock, schedule.setting()));
            Optional<Case> found = CaseReader.find(store, new Topic.OfKey(KEY), clock.millis());
            return found.or(() -> CaseReader.find(store, new Topic.OfOrder(new OrderId("order-7")), clock.millis()))
                    .orElseThrow();
        }
    }

    private static List<Event> events(Store store) {
        return store.read(tables -> tables.journal().after(0, 2000));
    }

    /** An id without its check characters, with them: tried one after the other, for only their maker knows them. */
    private static String checked(String id) {
        String digits = "0123456789abcdefghjkmnpqrstvwxyz";
        for (char one : digits.toCharArray()) {
            for (char other : digits.toCharArray()) {
                String whole = id + "." + one + other;
                try {
                    Schedule.parse(whole);
                    return whole;
                } catch (ScheduleException wrong) {
                    // The next.
                }
            }
        }
        return id;
    }
}
