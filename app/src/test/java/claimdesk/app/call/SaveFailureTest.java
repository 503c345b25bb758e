package claimdesk.app.call;

import static claimdesk.app.call.TestDesk.LEASE_MS;
import static claimdesk.app.call.TestDesk.finish;
import static claimdesk.app.call.TestDesk.runTo;
import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.Store;
import claimdesk.store.Transactions;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.KeyState;
import claimdesk.store.claim.Protocol;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.journal.EventType;
import claimdesk.store.order.Operation;
import claimdesk.store.order.OrderState;
import claimdesk.store.study.StudyProtocol;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Cases C19 and C20: the work is done and its answer cannot be saved. */
class SaveFailureTest {

    @TempDir
    Path folder;

    static Stream<Arguments> everyFailureUnderEveryFitProtocol() {
        Function<Store, Transactions> full = Store::onFullDisk;
        Function<Store, Transactions> locked = Store::whileLocked;
        Function<Store, Transactions> unserializable = store -> new FailingTransactions();
        return Stream.of(FitProtocol.values())
                .flatMap(protocol -> Stream.of(
                        Arguments.of("disk full", protocol, full),
                        Arguments.of("locked", protocol, locked),
                        Arguments.of("answer cannot be serialised", protocol, unserializable)));
    }

    @ParameterizedTest(name = "{0} under {1}")
    @MethodSource("everyFailureUnderEveryFitProtocol")
    void answersAServerErrorAndLeavesRowAndTokenForTheRetry(
            String why, FitProtocol protocol, Function<Store, Transactions> failure) {
        try (TestDesk desk = new TestDesk(folder, protocol)) {
            desk.place("4711", OrderState.PLACED);
            Call call = desk.call("k", Operation.DELIVER, "4711");
            runTo(call, Step.SAVE);
            StoredKey before = desk.row("k").orElseThrow();

            call.step(failure.apply(desk.store));
            Reply reply = finish(call);

            assertThat(reply.status()).isEqualTo(500);
            assertThat(reply.advice()).isEqualTo(KeyAdvice.SAME_KEY);
            assertThat(desk.eventsOf(call)).contains(EventType.FAILED).doesNotContain(EventType.SAVED);
            assertThat(desk.row("k").orElseThrow().digest()).isEqualTo(before.digest());
            boolean isAtomic = protocol == FitProtocol.OWNED_CLAIM_ATOMIC;
            assertThat(desk.order("4711").state()).isEqualTo(isAtomic ? OrderState.PLACED : OrderState.DELIVERED);
        }
    }

    @ParameterizedTest
    @EnumSource(FitProtocol.class)
    void refusesTheSaveOfARowThatIsGoneAndMakesNoneOutOfThinAir(FitProtocol protocol) {
        try (TestDesk desk = new TestDesk(folder, protocol)) {
            desk.place("4711", OrderState.PLACED);
            Call call = desk.call("k", Operation.DELIVER, "4711");
            runTo(call, Step.SAVE);
            desk.store.write(tables -> tables.claims().remove(desk.run, desk.rowKey("k"), "test"));

            assertThat(finish(call).code()).isEqualTo("not-saved");
            assertThat(desk.row("k")).isEmpty();
        }
    }

    /** The article's "before": the same failure, and the vendor is told that it was saved. */
    @ParameterizedTest
    @MethodSource("everyFailureUnderEveryFitProtocol")
    void bestEffortTellsASuccessThatWasNeverSaved(
            String why, FitProtocol unused, Function<Store, Transactions> failure) {
        try (TestDesk desk = new TestDesk(folder, StudyProtocol.BEST_EFFORT)) {
            desk.place("4711", OrderState.PLACED);
            Call call = desk.call("k", Operation.DELIVER, "4711");
            runTo(call, Step.SAVE);

            call.step(failure.apply(desk.store));

            assertThat(finish(call).status()).isEqualTo(200);
            assertThat(desk.row("k").orElseThrow().state()).isEqualTo(KeyState.IN_PROGRESS);
        }
    }

    static Stream<Arguments> effectsOfAReissueWhoseSaveFailed() {
        return Stream.of(
                Arguments.of(StudyProtocol.BEST_EFFORT, 2),
                Arguments.of(StudyProtocol.STATUS_ONLY, 2),
                Arguments.of(FitProtocol.OWNED_CLAIM, 2),
                Arguments.of(FitProtocol.OWNED_CLAIM_LEDGER, 1),
                Arguments.of(FitProtocol.OWNED_CLAIM_ATOMIC, 1));
    }

    /** The hole that the article leaves open, and the two ways to close it. */
    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("effectsOfAReissueWhoseSaveFailed")
    void sendsTheEmailAgainAfterTheLeaseUnlessItIsGuarded(Protocol protocol, int emails) {
        try (TestDesk desk = new TestDesk(folder, protocol)) {
            desk.place("4711", OrderState.DELIVERED);
            Call call = desk.call("k", Operation.REISSUE, "4711");
            runTo(call, Step.SAVE);
            call.step(desk.store.onFullDisk());
            finish(call);
            desk.clock.add(LEASE_MS);

            Reply retry = desk.serve("k", Operation.REISSUE, "4711");

            assertThat(retry.status()).isEqualTo(200);
            assertThat(desk.count(EventType.EFFECT)).isEqualTo(emails);
        }
    }

    /** What SQLite says may be journalled and told; the statement and its arguments may not. */
    @ParameterizedTest
    @EnumSource(FitProtocol.class)
    void keepsStatementsAndTokensOutOfJournalAndReplies(FitProtocol protocol) throws SQLException {
        try (TestDesk desk = new TestDesk(folder, protocol)) {
            desk.place("4711", OrderState.PLACED);
            try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + desk.store.file());
                    Statement statement = other.createStatement()) {
                statement.execute("CREATE TRIGGER bad BEFORE UPDATE OF state ON idempotency_key"
                        + " BEGIN SELECT RAISE(ABORT, 'for the test'); END");
            }
            Call call = desk.call("k", Operation.DELIVER, "4711");

            Reply reply = finish(call);

            assertThat(reply.status()).isEqualTo(500);
            assertThat(desk.journal())
                    .noneMatch(event -> event.details().toString().contains("token-1"));
            assertThat(desk.journal())
                    .noneMatch(event -> event.details().toString().contains("UPDATE"));
            assertThat(new String(reply.answer().body(), StandardCharsets.UTF_8))
                    .doesNotContain("UPDATE");
        }
    }
}
