package claimdesk.store.window.source;

import claimdesk.store.database.DirectStatement;
import claimdesk.store.journal.Subject;
import claimdesk.store.window.Prefix;
import claimdesk.store.window.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Names that begin so, from one to the next by an index, and so past all rows of a name at once. Not thread-safe. */
final class NameWalk implements Source {

    /** How many names one slice has, and with them how many seeks. */
    private static final int NAMES = 25;

    /** What a name costs, in rows of a scan. */
    private static final int ROWS_A_NAME = 20;

    /** The first text after a name is the name with the least character at its end. */
    private static final char LEAST = 0;

    private final Names names;
    private final Prefix prefix;
    private final Term proven;
    private String from;
    private boolean isOver;

    NameWalk(Names names, Prefix prefix, Term proven) {
        this.names = names;
        this.prefix = prefix;
        this.proven = proven;
        this.from = prefix.text();
    }

    /** The names of one kind, in their order. */
    interface Names {

        /** Reads as {@code name} the least from {@code :from} on and before {@code :to}; NULL if there is none. */
        String next();

        /** Whom a name stands for. */
        List<Subject> subjects(Handle handle, String name);
    }

    @Override
    public Slice next(Handle handle, int rowsMax) {
        List<Subject> found = new ArrayList<>();
        int count = Math.max(1, Math.min(NAMES, rowsMax / ROWS_A_NAME));
        for (int number = 0; number < count && !isOver; number++) {
            Optional<String> name = next(handle);
            isOver = name.isEmpty();
            name.ifPresent(one -> {
                found.addAll(names.subjects(handle, one));
                from = one + LEAST;
            });
        }
        return new Slice(SubjectRow.openable(found), (long) count * ROWS_A_NAME, 0);
    }

    /** The first name at or after {@link #from} that begins with the prefix. */
    private Optional<String> next(Handle handle) {
        return prefix.bind(DirectStatement.on(handle, names.next()), from)
                .find(row -> Optional.ofNullable(row.getString("name")))
                .flatMap(name -> name);
    }

    @Override
    public boolean isOver() {
        return isOver;
    }

    @Override
    public List<Term> proves() {
        return List.of(proven);
    }
}
