package claimdesk.store.imported;

import claimdesk.store.identity.RunId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.OptionalLong;
import org.jdbi.v3.core.statement.StatementContext;

/** Reads a row of import_source. */
final class SourceRow {

    private SourceRow() {}

    static ImportedSource source(ResultSet row, StatementContext context) throws SQLException {
        long importedAtMs = row.getLong("imported_at_ms");
        OptionalLong when = row.wasNull() ? OptionalLong.empty() : OptionalLong.of(importedAtMs);
        return new ImportedSource(
                new RunId(row.getLong("run_id")),
                new SourceFile(
                        row.getString("name"),
                        row.getString("sha256"),
                        SourceKind.named(row.getString("kind")).orElseThrow(),
                        row.getString("mapping")),
                ImportState.named(row.getString("state")),
                when,
                new LineCounts(row.getLong("line_count"), row.getLong("blank_count"), row.getLong("rejected_count")));
    }
}
