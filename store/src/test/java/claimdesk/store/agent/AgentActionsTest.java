package claimdesk.store.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import claimdesk.store.Bench;
import claimdesk.store.Samples;
import claimdesk.store.Store;
import claimdesk.store.database.StoreException;
import claimdesk.store.identity.OrderId;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people did is appended to the journal and found by order and by key. */
class AgentActionsTest {

    private static final Subject ORDER = Subject.nobody().with(Samples.ORDER);
    private static final Subject KEY = Subject.of(Samples.KEY);

    @TempDir
    Path folder;

    private Bench bench;

    @BeforeEach
    void open() {
        bench = Bench.serial(folder);
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void findsTheActsAboutAnOrderNewestFirst() {
        note(ORDER, "first");
        note(ORDER.with(new OrderId("other")), "of another order");
        note(KEY.with(Samples.ORDER), "second");

        assertThat(texts(bench.store().read(tables -> tables.agentActions().ofOrder(Samples.ORDER, 10))))
                .containsExactly("second", "first");
        assertThat(texts(bench.store().read(tables -> tables.agentActions().ofOrder(Samples.ORDER, 1))))
                .containsExactly("second");
    }

    @Test
    void findsTheActsAboutAKeyAmongItsOtherRows() {
        bench.claimed(bench.request("owner"));
        note(KEY, "about the key");
        note(ORDER, "about the order");
        note(Subject.of(Samples.key("vendor-b", "order-1")), "of another vendor's key");

        assertThat(texts(bench.store().read(tables -> tables.agentActions().ofKey(Samples.KEY, 10))))
                .containsExactly("about the key");
        assertThat(bench.types(Samples.KEY)).containsExactly(EventType.CLAIMED, EventType.AGENT_ACTION);
    }

    @Test
    void keepsAllActsInOneRunThatIsNoCalls() {
        note(ORDER, "first");
        note(ORDER, "second");

        List<Event> acts = bench.store().read(tables -> tables.agentActions().ofOrder(Samples.ORDER, 10));

        assertThat(acts).extracting(Event::run).containsOnly(acts.get(0).run());
        assertThat(acts.get(0).run()).isNotEqualTo(bench.run());
    }

    @Test
    void findsThatRunAgainWhenTheFileIsOpenedAgain() {
        note(ORDER, "first");
        bench.close();
        bench = Bench.serial(folder);
        note(ORDER, "second");

        List<Event> acts = bench.store().read(tables -> tables.agentActions().ofOrder(Samples.ORDER, 10));

        assertThat(acts)
                .hasSize(2)
                .extracting(Event::run)
                .containsOnly(acts.get(0).run());
    }

    @Test
    void isRefusedByAFileThatIsOnlyLookedAt() {
        note(ORDER, "first");
        Path file = bench.file();
        bench.close();

        try (Store store = Store.openReadOnly(file, bench.clock())) {
            assertThatExceptionOfType(StoreException.class)
                    .isThrownBy(() -> store.write(
                            tables -> tables.agentActions().append(ORDER, AgentAction.note("jo", "second"))))
                    .satisfies(failure -> assertThat(failure.kind()).isEqualTo(StoreException.Kind.READ_ONLY));
        }

        bench = Bench.serial(folder);
        assertThat(texts(bench.store().read(tables -> tables.agentActions().ofOrder(Samples.ORDER, 10))))
                .containsExactly("first");
    }

    private void note(Subject subject, String text) {
        bench.store().write(tables -> tables.agentActions().append(subject, AgentAction.note("jo", text)));
    }

    private static List<String> texts(List<Event> events) {
        return events.stream()
                .map(event -> AgentAction.of(event).orElseThrow().text())
                .toList();
    }
}
