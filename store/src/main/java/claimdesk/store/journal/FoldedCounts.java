package claimdesk.store.journal;

import claimdesk.store.database.DirectStatement;
import org.jdbi.v3.core.Handle;

/** The file's counts of journal rows by type, which lag behind the rows. */
record FoldedCounts(Handle handle) {

    /**
     * Adds the rows up to {@code seq} that the file has not counted yet to its counts. A trigger that counts each row
     * would cost more than the row.
     */
    void foldUpTo(long seq) {
        DirectStatement.on(
                        handle,
                        """
                        INSERT INTO tally (name, count)
                        SELECT type, count(*)
                          FROM journal
                         WHERE seq > (SELECT count FROM tally WHERE name = 'counted_seq')
                           AND seq <= :seq
                         GROUP BY type
                            ON CONFLICT (name) DO UPDATE
                           SET count = count + excluded.count
                        """)
                .bind("seq", seq)
                .execute();
        int rows = DirectStatement.on(
                        handle,
                        """
                        UPDATE tally
                           SET count = :seq
                         WHERE name = 'counted_seq'
                        """)
                .bind("seq", seq)
                .execute();
        if (rows != 1) {
            throw new IllegalStateException("the file's counts cannot be brought up to journal row " + seq
                    + ", for the row 'counted_seq' of its table tally is missing; nothing was written. Another program"
                    + " changed the file: go on with a copy from before that");
        }
    }
}
