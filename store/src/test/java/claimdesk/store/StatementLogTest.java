package claimdesk.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import claimdesk.store.claim.FitProtocol;
import claimdesk.store.database.Durability;
import claimdesk.store.database.StatementLog;
import claimdesk.store.database.StatementLog.Ran;
import claimdesk.store.database.StatementLog.Side;
import claimdesk.store.database.StatementLog.Value;
import claimdesk.store.database.StoreException;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import claimdesk.store.order.OrderState;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StatementLogTest {

    private static final Vendor NORTH = new Vendor("north");

    @TempDir
    Path folder;

    private final StatementLog log = new StatementLog();
    private Store store;
    private RunId run;

    @BeforeEach
    void open() {
        store = Store.openRecorded(folder.resolve("orders.db"), Durability.NONE, new SettableClock(1000), log);
        assertThat(log.take()).isEmpty();
        run = store.write(tables -> tables.runs().beginSimulation("test", FitProtocol.OWNED_CLAIM, 1));
        log.take();
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void keepsEachStatementWithItsTransactionItsValuesAndItsRowCount() {
        append("it's");

        List<Ran> ran = log.take();

        assertThat(ran).extracting(Ran::side).containsOnly(Side.OWN);
        assertThat(ran.get(0).sql()).isEqualTo("BEGIN IMMEDIATE");
        assertThat(ran.get(ran.size() - 1).sql()).isEqualTo("COMMIT");
        Ran insert = ran.get(1);
        assertThat(insert.sql()).startsWith("INSERT INTO journal (at_ms");
        assertThat(insert.changed()).hasValue(1);
        assertThat(insert.values())
                .contains(new Value("atMs", "1000"), new Value("vendor", "'north'"), new Value("key", "NULL"))
                .contains(new Value("details", "'{\"reason\":\"it''s\"}'"));
        assertThat(ran.get(2).sql()).startsWith("SELECT last_insert_rowid()");
        assertThat(ran.get(2).changed()).isEmpty();
        assertThat(ran.get(2).read()).hasValue(1);
    }

    @Test
    void saysValuesAsSqlReadsThem() {
        append("it's");
        Ran insert = log.take().get(1);
        String sql = insert.sql();
        for (Value value : insert.values()) {
            sql = sql.replaceAll(":" + value.name() + "\\b", java.util.regex.Matcher.quoteReplacement(value.literal()));
        }
        String literal = sql;

        store.write(tables -> tables.handle().execute(literal));

        List<String> rows = store.read(tables -> tables.handle()
                .createQuery(
                        "SELECT at_ms || type || vendor || coalesce(key, '-') || details FROM journal ORDER BY seq")
                .mapTo(String.class)
                .list());
        assertThat(rows).hasSize(2).containsOnly(rows.get(0));
    }

    @Test
    void keepsWhatTheOtherSideOfALockDidAndHowThisOneFailed() {
        assertThatExceptionOfType(StoreException.class)
                .isThrownBy(() -> store.whileLocked().write(tables -> place(tables)));

        List<Ran> ran = log.take();

        assertThat(ran).extracting(Ran::side).containsExactly(Side.OTHER, Side.OWN, Side.OWN, Side.OTHER);
        assertThat(ran).extracting(Ran::sql).startsWith("BEGIN IMMEDIATE", "BEGIN IMMEDIATE");
        assertThat(ran.get(1).failure().orElseThrow()).contains("SQLITE_BUSY");
        assertThat(ran.get(0).failure()).isEmpty();
    }

    @Test
    void tellsWhatFillsTheDiskFromTheWork() {
        assertThatExceptionOfType(StoreException.class)
                .isThrownBy(() -> store.onFullDisk().write(tables -> place(tables)));

        List<Ran> ran = log.take();

        assertThat(ran).filteredOn(one -> one.side() == Side.FAULT).allMatch(one -> one.sql()
                .contains("/* fault */"));
        assertThat(ran)
                .filteredOn(one -> one.side() == Side.OWN)
                .extracting(one -> one.sql().strip().split(" ")[0])
                .startsWith("BEGIN", "INSERT")
                .endsWith("ROLLBACK");
        assertThat(ran).anyMatch(one -> one.failure().orElse("").contains("SQLITE_FULL"));
    }

    @Test
    void keepsNothingOfWhatIsOnlyRead() {
        store.read(tables -> tables.orders().find(new OrderId("order-x")));

        assertThat(log.take()).isEmpty();
    }

    private void append(String reason) {
        store.write(tables ->
                tables.journal().append(run, EventType.RECEIVED, Subject.of(NORTH), Details.of(Detail.REASON, reason)));
    }

    private static String place(Tables tables) {
        tables.orders().place(new OrderId("order-x"), NORTH, OrderState.PLACED);
        return "placed";
    }
}
