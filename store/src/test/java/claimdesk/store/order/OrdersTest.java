package claimdesk.store.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.Bench;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.Vendor;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** An order moves only from the version that its mover read. */
class OrdersTest {

    private static final OrderId ID = new OrderId("o-1");
    private static final Vendor VENDOR = new Vendor("vendor-a");

    @TempDir
    Path folder;

    private Bench bench;

    @BeforeEach
    void place() {
        bench = Bench.serial(folder);
        place(ID, OrderState.PLACED);
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void findsAnOrderAsItWasPlaced() {
        assertThat(find()).isEqualTo(new Order(ID, VENDOR, OrderState.PLACED, 1, Bench.START_MS));
        assertThat(find(new OrderId("O-1"))).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(OrderState.class)
    void placesAnOrderInAnyState(OrderState state) {
        OrderId id = new OrderId("in " + state);
        place(id, state);

        assertThat(find(id).orElseThrow().state()).isEqualTo(state);
    }

    @Test
    void refusesToPlaceAnOrderTwice() {
        assertThatThrownBy(() -> place(ID, OrderState.DELIVERED))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("o-1");
        assertThat(find().state()).isEqualTo(OrderState.PLACED);
    }

    @Test
    void movesAnOrderAndCountsItsVersion() {
        bench.clock().advance(5);

        assertThat(move(find(), Operation.DELIVER)).isTrue();

        assertThat(find()).isEqualTo(new Order(ID, VENDOR, OrderState.DELIVERED, 2, Bench.START_MS + 5));
    }

    @Test
    void doesNotMoveAnOrderThatMovedSinceItWasRead() {
        Order read = find();
        move(read, Operation.DELIVER);

        assertThat(move(read, Operation.CANCEL)).isFalse();

        assertThat(find().state()).isEqualTo(OrderState.DELIVERED);
        assertThat(find().version()).isEqualTo(2);
    }

    @Test
    void countsAMoveThatLeavesTheStateAsItIs() {
        move(find(), Operation.DELIVER);
        move(find(), Operation.REISSUE);
        Order reissued = find();

        assertThat(move(reissued, Operation.REISSUE)).isTrue();
        assertThat(move(reissued, Operation.REISSUE)).isFalse();

        assertThat(find().version()).isEqualTo(4);
    }

    @Test
    void movesNoOrderThatIsNotThere() {
        Order never = new Order(new OrderId("never"), VENDOR, OrderState.PLACED, 1, 0);

        assertThat(move(never, Operation.DELIVER)).isFalse();
    }

    @Test
    void movesBackWithTheTransactionThatIsUndone() {
        assertThatThrownBy(() -> bench.store().write(tables -> {
                    tables.orders().move(tables.orders().find(ID).orElseThrow(), Operation.DELIVER);
                    throw new IllegalStateException("stop here");
                }))
                .hasMessage("stop here");

        assertThat(find().version()).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(Operation.class)
    void leadsWhereTheOperationSays(Operation operation) {
        move(find(), operation);

        assertThat(find().state()).isEqualTo(operation.target());
        assertThat(Operation.named(operation.text())).contains(operation);
    }

    @Test
    void allowsEachOperationFromTheStatesThatMakeSense() {
        assertThat(Operation.DELIVER.legalFrom()).containsExactly(OrderState.PLACED);
        assertThat(Operation.REISSUE.legalFrom()).containsExactly(OrderState.DELIVERED, OrderState.REISSUED);
        assertThat(Operation.REFUND.legalFrom()).containsExactly(OrderState.DELIVERED, OrderState.REISSUED);
        assertThat(Operation.CANCEL.legalFrom()).containsExactly(OrderState.PLACED, OrderState.DELIVERED);
        for (Operation operation : Operation.values()) {
            assertThat(operation.isLegalFrom(OrderState.CANCELLED)).isFalse();
            assertThat(operation.isLegalFrom(OrderState.REFUNDED)).isFalse();
        }
    }

    private void place(OrderId id, OrderState state) {
        bench.store().write(tables -> {
            tables.orders().place(id, VENDOR, state);
            return id;
        });
    }

    private Order find() {
        return find(ID).orElseThrow();
    }

    private Optional<Order> find(OrderId id) {
        return bench.store().read(tables -> tables.orders().find(id));
    }

    private boolean move(Order read, Operation operation) {
        return bench.store().<Boolean>write(tables -> tables.orders().move(read, operation));
    }
}
