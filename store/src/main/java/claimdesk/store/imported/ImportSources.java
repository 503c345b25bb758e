package claimdesk.store.imported;

import claimdesk.store.identity.RunId;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * The imports of a file. One goes in by {@link #begin}, any number of {@link #stage}, {@link Indexing}, and {@link
 * #finish}, each in transactions of its own, so that ten million lines neither hold the file's write lock nor swell its
 * WAL; nobody sees a line before the last of them. Bound to one connection and not thread-safe.
 */
public final class ImportSources {

    /** After so long without a line, a staged import is taken to be one whose program died. */
    public static final Duration ABANDONED_AFTER = Duration.ofMinutes(10);

    private final Handle handle;
    private final InstantSource clock;

    public ImportSources(Handle handle, InstantSource clock) {
        this.handle = handle;
        this.clock = clock;
    }

    /** The import that has the file with that hash, if there is one that counts. */
    public Optional<ImportedSource> withHash(String sha256) {
        return handle.createQuery(
                        """
                        SELECT run_id, name, sha256, kind, mapping, state, imported_at_ms,
                               line_count, blank_count, rejected_count
                          FROM import_source
                         WHERE sha256 = :sha256
                           AND state = 'imported'
                        """)
                .bind("sha256", sha256)
                .map(SourceRow::source)
                .findOne();
    }

    public Optional<ImportedSource> find(RunId run) {
        return handle.createQuery(
                        """
                        SELECT run_id, name, sha256, kind, mapping, state, imported_at_ms,
                               line_count, blank_count, rejected_count
                          FROM import_source
                         WHERE run_id = :run
                        """)
                .bind("run", run.number())
                .map(SourceRow::source)
                .findOne();
    }

    /** All that were finished, undone ones too, newest first, at most {@code limit}. */
    public List<ImportedSource> finished(int limit) {
        return handle.createQuery(
                        """
                        SELECT run_id, name, sha256, kind, mapping, state, imported_at_ms,
                               line_count, blank_count, rejected_count
                          FROM import_source
                         WHERE state <> 'staged'
                         ORDER BY run_id DESC
                         LIMIT :limit
                        """)
                .bind("limit", limit)
                .map(SourceRow::source)
                .list();
    }

    /** Begins to stage a file; its lines do not count yet. */
    public RunId begin(SourceFile file) {
        long run = handle.createQuery(
                        """
                           INSERT INTO run (purpose, title, protocol, seed, started_at_ms)
                           VALUES ('import', :name, 'unknown', 0, :nowMs)
                        RETURNING run_id
                        """)
                .bind("name", file.name())
                .bind("nowMs", clock.millis())
                .mapTo(long.class)
                .one();
        handle.createUpdate(
                        """
                        INSERT INTO import_source (run_id, name, sha256, kind, mapping, state, touched_at_ms,
                                                   first_id, last_id, line_count, blank_count, rejected_count)
                        SELECT :run, :name, :sha256, :kind, :mapping, 'staged', :nowMs,
                               coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'evidence'), 0) + 1, 0, 0, 0, 0
                        """)
                .bind("run", run)
                .bind("name", file.name())
                .bind("sha256", file.sha256())
                .bind("kind", file.kind().text())
                .bind("mapping", file.mapping())
                .bind("nowMs", clock.millis())
                .execute();
        return new RunId(run);
    }

    /**
     * Adds lines to an import that is staged.
     *
     * @throws IllegalStateException if it is staged no longer: it stood still for so long that it was cleared away
     */
    public void stage(RunId run, List<EvidenceLine> lines) {
        Staging.insert(handle, run, lines);
        new StagedImport(handle, clock, run).add(lines.size());
    }

    /**
     * Makes all staged lines count. Returns false if the same file was imported meanwhile; then nothing changes.
     *
     * @throws IllegalStateException if not all of them are there and indexed: it stood still for so long that it was
     *     cleared away
     */
    public boolean finish(RunId run, LineCounts counts) {
        int rows = handle.createUpdate(
                        """
                        UPDATE import_source
                           SET state = 'imported', imported_at_ms = :nowMs,
                               blank_count = :blank, rejected_count = :rejected
                         WHERE run_id = :run
                           AND state = 'staged'
                           AND is_indexed = 1
                           AND line_count = :taken
                           AND NOT EXISTS (SELECT 1
                                             FROM import_source AS other
                                            WHERE other.sha256 = import_source.sha256
                                              AND other.state = 'imported')
                        """)
                .bind("nowMs", clock.millis())
                .bind("taken", counts.taken())
                .bind("blank", counts.blank())
                .bind("rejected", counts.rejected())
                .bind("run", run.number())
                .execute();
        if (rows == 0) {
            ImportedSource staged = find(run).orElseThrow(() -> StagedImport.cleared(run));
            if (withHash(staged.file().sha256()).isPresent()) {
                return false;
            }
        }
        StagedImport.mustBeOne(rows, run);
        handle.createUpdate("UPDATE run SET ended_at_ms = :nowMs WHERE run_id = :run")
                .bind("nowMs", clock.millis())
                .bind("run", run.number())
                .execute();
        return true;
    }

    /** Takes all lines of an import away at once. Returns false if there is none of that number that counts. */
    public boolean undo(RunId run) {
        return handle.createUpdate(
                                """
                                UPDATE import_source
                                   SET state = 'undone', touched_at_ms = :nowMs
                                 WHERE run_id = :run
                                   AND state = 'imported'
                                """)
                        .bind("nowMs", clock.millis())
                        .bind("run", run.number())
                        .execute()
                == 1;
    }

    /** Imports that have rows which count for nothing: undone ones, and staged ones whose program died. */
    public List<RunId> leftOver() {
        return handle.createQuery(
                        """
                        SELECT run_id
                          FROM import_source
                         WHERE last_id > 0
                           AND (state = 'undone' OR state = 'staged' AND touched_at_ms < :abandonedMs)
                        """)
                .bind("abandonedMs", clock.instant().minus(ABANDONED_AFTER).toEpochMilli())
                .mapTo(long.class)
                .map(RunId::new)
                .list();
    }

    /**
     * Deletes up to {@code limit} rows of an import that does not count; after the last of them a staged one is gone
     * without a trace, and of an undone one remains what it was. Returns whether there may be more.
     */
    public boolean clear(RunId run, int limit) {
        int rows = new Clearing(handle, run, limit).clear();
        new StagedImport(handle, clock, run).takeAway(rows);
        if (rows == limit) {
            return true;
        }
        handle.createUpdate("UPDATE import_source SET last_id = 0 WHERE run_id = :run AND state = 'undone'")
                .bind("run", run.number())
                .execute();
        int staged = handle.createUpdate("DELETE FROM import_source WHERE run_id = :run AND state = 'staged'")
                .bind("run", run.number())
                .execute();
        if (staged == 1) {
            handle.createUpdate("DELETE FROM run WHERE run_id = :run")
                    .bind("run", run.number())
                    .execute();
        }
        return false;
    }
}
