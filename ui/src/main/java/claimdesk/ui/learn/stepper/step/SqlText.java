package claimdesk.ui.learn.stepper.step;

import claimdesk.store.database.StatementLog.Ran;
import claimdesk.store.database.StatementLog.Side;
import claimdesk.store.database.StatementLog.Value;
import claimdesk.ui.controls.ShownText;
import java.util.List;
import java.util.stream.Collectors;

/** A statement that ran, as it is shown. */
final class SqlText {

    private static final int VALUE_CHARACTERS_MAX = 120;

    private SqlText() {}

    /** Those that are shown: without the journal's own, unless they are asked for, and without what makes a fault. */
    static List<Ran> shown(List<Ran> ran, boolean withJournal) {
        return ran.stream()
                .filter(one -> one.side() != Side.FAULT)
                .filter(one -> withJournal || !isOfJournal(one))
                .toList();
    }

    private static boolean isOfJournal(Ran one) {
        String sql = one.sql().strip();
        return sql.startsWith("INSERT INTO journal") || sql.startsWith("SELECT last_insert_rowid");
    }

    /** The text as it was prepared, without the indentation of the code that it stands in. */
    static String sql(Ran one) {
        return one.sql().stripTrailing();
    }

    /** Like {@code token = 'token of A'}, in the order of the statement. */
    static List<String> values(Ran one) {
        return one.values().stream().map(SqlText::value).toList();
    }

    private static String value(Value value) {
        String literal = ShownText.of(value.literal());
        String shown = literal.length() <= VALUE_CHARACTERS_MAX
                ? literal
                : literal.substring(0, VALUE_CHARACTERS_MAX) + "\u2026 (" + literal.length() + " characters)";
        return (value.name().isEmpty() ? "?" : ":" + value.name()) + " = " + shown;
    }

    /** What came of it: rows changed, rows read, or SQLite's own error. */
    static String result(Ran one) {
        if (one.failure().isPresent()) {
            return "failed: " + ShownText.of(one.failure().get().lines().collect(Collectors.joining(" ")));
        }
        if (one.read().isPresent()) {
            return rows(one.read().getAsLong()) + " read";
        }
        return isTransaction(one) ? "done" : rows(one.changed().orElse(0)) + " changed";
    }

    /** Whether it changes no rows by itself. */
    static boolean isTransaction(Ran one) {
        String sql = one.sql().strip();
        return List.of("BEGIN", "COMMIT", "ROLLBACK", "SAVEPOINT", "RELEASE").stream()
                .anyMatch(sql::startsWith);
    }

    private static String rows(long count) {
        return count == 1 ? "1 row" : count + " rows";
    }
}
