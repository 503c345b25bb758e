package claimdesk.store.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.Bench;
import claimdesk.store.RawSql;
import claimdesk.store.Samples;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cases C37 and C39: lengths are limited in characters and in bytes, before a claim and at the table too. */
class KeyLengthTest {

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
    void takesTheLongestNames() {
        for (ScopedKey key : new ScopedKey[] {
            Samples.key("v".repeat(100), "k".repeat(200)),
            Samples.key("v".repeat(45), "k".repeat(255)),
            Samples.key("v", "€".repeat(255)),
            Samples.key("v", "😀".repeat(255)),
            Samples.key("😀".repeat(100), "😀".repeat(156))
        }) {
            assertThat(bench.claim(bench.request(key, "first"))).isInstanceOf(ClaimOutcome.Claimed.class);
            assertThat(bench.find(key)).isPresent();
        }
    }

    @Test
    void refusesNamesThatAreEmptyOrTooLongAndSaysSo() {
        assertRefused("vendor is empty", () -> new Vendor(""));
        assertRefused("idempotency key is empty", () -> new IdempotencyKey(""));
        assertRefused("101 characters", () -> new Vendor("v".repeat(101)));
        assertRefused("256 characters", () -> new IdempotencyKey("k".repeat(256)));
        assertRefused("256 characters", () -> new IdempotencyKey("😀".repeat(256)));
        assertRefused("101 characters", () -> new OrderId("o".repeat(101)));
        assertRefused("101 characters", () -> new AttemptId("a".repeat(101)));
    }

    /** Case C39. */
    @Test
    void refusesALongVendorWithALongKeyBeforeTheClaim() {
        Vendor vendor = new Vendor("v".repeat(100));
        IdempotencyKey key = new IdempotencyKey("k".repeat(255));

        assertRefused("355 characters", () -> new ScopedKey(vendor, key));

        assertThat(RawSql.number(bench.file(), "SELECT count(*) FROM idempotency_key"))
                .isZero();
    }

    @Test
    void limitsVendorAndKeyTogetherInCharactersAndInBytes() {
        assertThatCode(() -> Samples.key("v".repeat(100), "k".repeat(200))).doesNotThrowAnyException();
        assertRefused("301 characters", () -> Samples.key("v".repeat(100), "k".repeat(201)));
        assertThatCode(() -> Samples.key("abcd", "😀".repeat(255))).doesNotThrowAnyException();
        assertRefused("1025 bytes", () -> Samples.key("abcde", "😀".repeat(255)));
    }

    @Test
    void holdsAtTheTableWhoeverWrites() throws SQLException {
        try (Connection connection = RawSql.connect(bench.file())) {
            assertThat(takes(connection, "vendor", "key")).isTrue();
            assertThat(takes(connection, "", "key")).isFalse();
            assertThat(takes(connection, "vendor", "")).isFalse();
            assertThat(takes(connection, "v".repeat(101), "key")).isFalse();
            assertThat(takes(connection, "vendor", "k".repeat(256))).isFalse();
            assertThat(takes(connection, "v".repeat(100), "k".repeat(200))).isTrue();
            assertThat(takes(connection, "v".repeat(100), "k".repeat(201))).isFalse();
            assertThat(takes(connection, "abcd", "😀".repeat(255))).isTrue();
            assertThat(takes(connection, "abcde", "😀".repeat(255))).isFalse();
        }
    }

    /** SQL's {@code length()} stops at U+0000, so the bytes are counted too. */
    @Test
    void countsWhatComesAfterANul() throws SQLException {
        try (Connection connection = RawSql.connect(bench.file())) {
            assertThat(takes(connection, "vendor", "\0" + "k".repeat(254))).isTrue();
            assertThat(takes(connection, "vendor", "\0" + "k".repeat(1020))).isFalse();
            assertThat(takes(connection, "\0" + "v".repeat(400), "key")).isFalse();
            assertThat(takes(connection, "\0" + "v".repeat(399), "\0" + "k".repeat(624)))
                    .isFalse();
        }
    }

    @Test
    void tellsTextFromNumbersAndBytesAtTheTable() {
        assertThatThrownBy(() -> RawSql.run(
                        bench.file(),
                        "UPDATE idempotency_key SET key = x'00'",
                        insert("'v'", "x'6b'", "'in_progress'")))
                .hasMessageContaining("cannot store BLOB value in TEXT column");
        RawSql.run(bench.file(), insert("'v'", "1", "'in_progress'"));
        assertThat(RawSql.number(
                        bench.file(), "SELECT count(*) FROM idempotency_key WHERE key = '1' AND typeof(key) = 'text'"))
                .isEqualTo(1);
    }

    @Test
    void refusesARowThatIsHalfSavedAtTheTable() {
        bench.claimed(bench.request("owner"));

        assertThatThrownBy(() -> RawSql.run(bench.file(), "UPDATE idempotency_key SET owner_token = NULL"))
                .hasMessageContaining("CHECK constraint failed");
        assertThatThrownBy(() -> RawSql.run(bench.file(), "UPDATE idempotency_key SET answer_status = 200"))
                .hasMessageContaining("CHECK constraint failed");
        assertThatThrownBy(() ->
                        RawSql.run(bench.file(), "UPDATE idempotency_key SET state = 'saved', owner_token = NULL"))
                .hasMessageContaining("CHECK constraint failed");
        assertThatThrownBy(() -> RawSql.run(bench.file(), "UPDATE idempotency_key SET state = 'lost'"))
                .hasMessageContaining("CHECK constraint failed");
        assertThatThrownBy(() -> RawSql.run(bench.file(), "UPDATE idempotency_key SET lease_until_ms = NULL"))
                .hasMessageContaining("NOT NULL constraint failed");
        assertThatThrownBy(() -> RawSql.run(bench.file(), "UPDATE idempotency_key SET lease_until_ms = 'soon'"))
                .hasMessageContaining("cannot store TEXT value in INTEGER column");
        bench.save(bench.claimed(bench.request("owner")), Samples.answer(204, ""));
        assertThatThrownBy(() -> RawSql.run(bench.file(), "UPDATE idempotency_key SET answer_body = NULL"))
                .hasMessageContaining("CHECK constraint failed");
        assertThatThrownBy(() -> RawSql.run(bench.file(), "UPDATE idempotency_key SET owner_token = 'back'"))
                .hasMessageContaining("CHECK constraint failed");
    }

    private static void assertRefused(String saying, Runnable making) {
        assertThatThrownBy(making::run)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(saying);
    }

    /** Whether the table takes a row with these names, which is taken out again. */
    private static boolean takes(Connection connection, String vendor, String key) throws SQLException {
        connection.setAutoCommit(false);
        try (PreparedStatement insert = connection.prepareStatement(insert("?", "?", "'in_progress'"))) {
            insert.setString(1, vendor);
            insert.setString(2, key);
            return insert.executeUpdate() == 1;
        } catch (SQLException refused) {
            assertThat(refused.getMessage()).contains("CHECK constraint failed");
            return false;
        } finally {
            connection.rollback();
        }
    }

    private static String insert(String vendor, String key, String state) {
        String hash = "'" + "0".repeat(64) + "'";
        return "INSERT INTO idempotency_key (vendor, key, fingerprint, raw_fingerprint, fingerprint_rule, order_id,"
                + " operation, state, owner_token, attempt_id, run_id, claimed_at_ms, lease_until_ms) VALUES ("
                + vendor + ", " + key + ", " + hash + ", " + hash + ", 'raw', 'o', 'deliver', " + state
                + ", 't', 'a', 1, 1, 2)";
    }
}
