package claimdesk.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import claimdesk.store.claim.FitProtocol;
import claimdesk.store.database.StoreException;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import claimdesk.store.order.OrderState;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScratchStoreTest {

    private static final Vendor NORTH = new Vendor("north");

    @TempDir
    Path folder;

    private final ScratchStore store = new ScratchStore(new SettableClock(1000));
    private final RunId run = store.write(tables -> tables.runs().beginSimulation("test", FitProtocol.OWNED_CLAIM, 1));

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void goesBackToEqualBytesInEveryTable() {
        write("first");
        List<String> before = everything();

        store.mark();
        write("second");
        store.mark();
        write("third");
        List<String> after = everything();
        store.backToMark();
        write("third");

        assertThat(everything()).isEqualTo(after).isNotEqualTo(before);
        store.dropMark();
        store.backToMark();
        assertThat(everything()).isEqualTo(before);
    }

    @Test
    void keepsWhatWasWrittenSinceAMarkThatIsDropped() {
        store.mark();
        write("first");
        List<String> after = everything();
        store.dropMark();

        assertThat(everything()).isEqualTo(after);
    }

    @Test
    void leavesNothingOfAUnitThatThrows() {
        List<String> before = everything();

        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> store.write(tables -> {
                    place(tables, "first");
                    throw new IllegalStateException("half way");
                }));

        assertThat(everything()).isEqualTo(before);
    }

    @Test
    void failsAsALockedFileDoes() {
        failsAlike(FaultProne::whileLocked);
    }

    @Test
    void failsAsAFileOnAFullDiskDoes() {
        failsAlike(FaultProne::onFullDisk);
    }

    private void failsAlike(Function<FaultProne, Transactions> fault) {
        List<String> before = everything();
        StoreException onFile;
        try (Store file = Store.open(folder.resolve("orders.db"), new SettableClock(1000))) {
            onFile = failure(fault.apply(file));
        }
        StoreException inMemory = failure(fault.apply(store));

        assertThat(inMemory.kind()).isEqualTo(onFile.kind());
        assertThat(inMemory.reason()).isEqualTo(onFile.reason());
        assertThat(everything()).isEqualTo(before);
    }

    @Test
    void keepsWhatWasNotAcknowledged() {
        StoreException failure = failure(store.losingAcknowledgements());

        assertThat(failure.maybeCommitted()).isTrue();
        assertThat(store.<Boolean>read(
                        tables -> tables.orders().find(new OrderId("order-x")).isPresent()))
                .isTrue();
    }

    private static StoreException failure(Transactions faulty) {
        try {
            faulty.write(tables -> place(tables, "x"));
        } catch (StoreException failure) {
            return failure;
        }
        throw new AssertionError("the fault did not strike");
    }

    private void write(String name) {
        store.write(tables -> {
            tables.journal().append(run, EventType.RECEIVED, Subject.of(NORTH), Details.none());
            return place(tables, name);
        });
    }

    private static String place(Tables tables, String name) {
        tables.orders().place(new OrderId("order-" + name), NORTH, OrderState.PLACED);
        return name;
    }

    /** Every row of every table, SQLite's own counters among them, types and bytes. */
    private List<String> everything() {
        return store.read(tables -> {
            List<String> all = new ArrayList<>();
            List<String> names = tables.handle()
                    .createQuery("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
                    .mapTo(String.class)
                    .list();
            for (String name : names) {
                tables.handle()
                        .createQuery("SELECT * FROM " + name)
                        .mapToMap()
                        .forEach(row -> all.add(name + " " + row));
            }
            return all;
        });
    }
}
