package claimdesk.store.imported;

import claimdesk.store.database.DirectStatement;
import claimdesk.store.identity.RunId;
import java.time.InstantSource;
import org.jdbi.v3.core.Handle;

/** Notes how far an import is while it is staged; a note fails once it is staged no longer. */
record StagedImport(Handle handle, InstantSource clock, RunId run) {

    /** Notes that so many lines were added, which are to be indexed yet. */
    void add(int lines) {
        mustBeOne(
                handle.createUpdate(
                                """
                                UPDATE import_source
                                   SET touched_at_ms = :nowMs,
                                       last_id = (SELECT seq FROM sqlite_sequence WHERE name = 'evidence'),
                                       line_count = line_count + :lines,
                                       is_indexed = 0
                                 WHERE run_id = :run
                                   AND state = 'staged'
                                """)
                        .bind("nowMs", clock.millis())
                        .bind("lines", lines)
                        .bind("run", run.number())
                        .execute(),
                run);
    }

    /** Notes that it goes on. */
    void touch() {
        int rows = DirectStatement.on(
                        handle,
                        """
                        UPDATE import_source
                           SET touched_at_ms = :nowMs
                         WHERE run_id = :run
                           AND state = 'staged'
                        """)
                .bind("nowMs", clock.millis())
                .bind("run", run.number())
                .execute();
        mustBeOne(rows, run);
    }

    /** Notes that all of its lines are where they are looked for; see {@link Indexing}. */
    void setIndexed() {
        mustBeOne(
                handle.createUpdate(
                                """
                                UPDATE import_source
                                   SET is_indexed = 1, touched_at_ms = :nowMs
                                 WHERE run_id = :run
                                   AND state = 'staged'
                                """)
                        .bind("nowMs", clock.millis())
                        .bind("run", run.number())
                        .execute(),
                run);
    }

    /** Notes that so many lines are gone: if it went on meanwhile, it has fewer than it took and cannot be finished. */
    void takeAway(int lines) {
        handle.createUpdate(
                        """
                        UPDATE import_source
                           SET line_count = line_count - :lines
                         WHERE run_id = :run
                           AND state = 'staged'
                        """)
                .bind("lines", lines)
                .bind("run", run.number())
                .execute();
    }

    static void mustBeOne(int rows, RunId run) {
        if (rows != 1) {
            throw cleared(run);
        }
    }

    static IllegalStateException cleared(RunId run) {
        return new IllegalStateException("import " + run + " is no longer being staged;"
                + " it stood still for too long and was cleared away. None of it counts; import the file again");
    }
}
