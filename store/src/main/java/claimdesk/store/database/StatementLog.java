package claimdesk.store.database;

import java.sql.Connection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Keeps every statement that the writing connections of one file ran, with the values it was really given, for a person
 * who wants to see them. It stands at the connection itself, below Jdbi and below {@link DirectStatement}, so that what
 * it says is what SQLite got. For a store with serial writing: not thread-safe.
 */
public final class StatementLog {

    /** On whose behalf a statement ran. */
    public enum Side {
        /** The unit of work's own. */
        OWN,
        /** A second connection that stands in the way, as a fault. */
        OTHER,
        /** What makes a fault happen on the unit's own connection: no part of the work. */
        FAULT
    }

    /**
     * One statement that ran.
     *
     * @param sql as it was prepared, with its parameters by name
     * @param values in the order of the parameters' first appearance
     * @param changed how many rows it changed; empty for a query and for what failed
     * @param read how many rows were read from it; empty for what is no query
     * @param failure what SQLite said where it failed
     */
    public record Ran(
            Side side,
            String sql,
            List<Value> values,
            OptionalLong changed,
            OptionalLong read,
            Optional<String> failure) {

        public Ran {
            values = List.copyOf(values);
        }
    }

    /**
     * One bound value.
     *
     * @param name of its parameter; empty where the text has a mere question mark
     * @param literal as SQL writes it
     */
    public record Value(String name, String literal) {}

    private final List<RecordedRun> runs = new ArrayList<>();

    /** Hands over what ran since the last time. */
    public List<Ran> take() {
        List<Ran> taken = runs.stream().map(RecordedRun::frozen).toList();
        runs.clear();
        return taken;
    }

    Connection recording(Connection real, Side side) {
        return RecordedConnection.of(real, this, side);
    }

    RecordedRun begun(Side side, String sql, List<Value> values) {
        RecordedRun run = new RecordedRun(sql.startsWith(FullDisk.MARK) ? Side.FAULT : side, sql, values);
        runs.add(run);
        return run;
    }
}
