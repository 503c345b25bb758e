package claimdesk.ui.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file of the landed program, schema 1, is looked at without a change to it, and worked with once it is written to. */
class LandedFileTest {

    private static final Path STORE = Path.of("..", "store", "src");
    private static final int APPLICATION_ID = 0x636C6D64;

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private Path db;

    @BeforeEach
    void make() throws IOException, SQLException {
        db = folder.resolve("landed.db");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + db);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("PRAGMA journal_mode = WAL");
            statement.executeUpdate(
                    Files.readString(STORE.resolve("main/resources/claimdesk/store/database/schema.sql")));
            statement.executeUpdate(
                    "BEGIN;" + Files.readString(STORE.resolve("test/resources/claimdesk/store/schema-1-rows.sql")));
            statement.executeUpdate("PRAGMA application_id = " + APPLICATION_ID + "; PRAGMA user_version = 1; COMMIT");
        }
    }

    @Test
    void isOnlyReadByWhoeverOnlyLooks() throws IOException {
        byte[] before = Files.readAllBytes(db);

        assertThat(run("investigate", "--order", "4711", "--db", db.toString())).isZero();
        assertThat(out.toString()).contains("emails.csv line 2", "gateway.ndjson line 2", "r-1002");
        assertThat(run("investigate", "--key", "east/re-5120", "--db", db.toString()))
                .isZero();
        assertThat(out.toString()).contains("gateway.ndjson line 3", "keys.csv line 2");
        assertThat(run("check", "--json", "--db", db.toString())).isEqualTo(ClaimdeskCommand.BROKEN);
        assertThat(out.toString()).contains("re-5120");
        assertThat(run("import", "--list", "--db", db.toString())).isZero();
        assertThat(out.toString()).contains("gateway.ndjson", "undone");

        assertThat(files()).containsExactly("landed.db");
        assertThat(Files.readAllBytes(db)).isEqualTo(before);
    }

    @Test
    void saysTheSameBeforeAndAfterItWasBroughtForward() throws IOException {
        run("check", "--json", "--db", db.toString());
        String before = out.toString();
        run("investigate", "--order", "5120", "--json", "--db", db.toString());
        String caseBefore = out.toString();

        assertThat(run("import", "--undo", "8", "--db", db.toString())).isZero();
        assertThat(files()).containsExactly("landed.db", "landed.db.schema-1.bak");

        run("check", "--json", "--db", folder.resolve("landed.db.schema-1.bak").toString());
        assertThat(out.toString()).isEqualTo(before);
        run("investigate", "--order", "5120", "--json", "--db", db.toString());
        assertThat(out.toString()).isEqualTo(caseBefore);
    }

    @Test
    void takesEvidenceInThatIsFoundBesideItsOwn() throws IOException {
        Path log = Files.writeString(
                folder.resolve("more.ndjson"),
                "{\"time\":\"2026-11-03T09:00:50Z\",\"request_id\":\"r-1003\",\"vendor\":\"north\","
                        + "\"path\":\"/orders/4711/deliver\",\"order_id\":\"4711\",\"method\":\"POST\","
                        + "\"idempotency_key\":\"dlv-4711-a\",\"status\":200}\n");

        assertThat(run("import", log.toString(), "--db", db.toString())).isZero();

        assertThat(run("investigate", "--order", "4711", "--db", db.toString())).isZero();
        assertThat(out.toString()).contains("emails.csv line 2", "gateway.ndjson line 2", "r-1003");
    }

    private int run(String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return ClaimdeskCommand.run(new PrintWriter(out), new PrintWriter(err), file -> 0, others -> {}, arguments);
    }

    private List<String> files() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }
}
