package claimdesk.store;

import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.Protocol;
import claimdesk.store.identity.RunId;
import java.time.InstantSource;
import org.jdbi.v3.core.Handle;

/** The runs of a file: every journal row belongs to one. Bound to one connection and not thread-safe. */
public final class Runs {

    private static final String PEOPLE = "what people did";

    private final Handle handle;
    private final InstantSource clock;

    Runs(Handle handle, InstantSource clock) {
        this.handle = handle;
        this.clock = clock;
    }

    /** Begins a run that serves real vendors; only a protocol that is fit for use may. */
    public RunId beginLive(String title, FitProtocol protocol) {
        return begin("live", title, protocol, 0);
    }

    /** Begins a simulated run, under any protocol. */
    public RunId beginSimulation(String title, Protocol protocol, long seed) {
        return begin("simulation", title, protocol, seed);
    }

    /** The run of what people did that belongs to no other; it begins when the first of them acts, and never ends. */
    public RunId ofPeople() {
        return handle.createQuery(
                        """
                        SELECT min(run_id)
                          FROM run
                         WHERE purpose = 'live'
                           AND title = :title
                        """)
                .bind("title", PEOPLE)
                .map((row, context) -> row.getLong(1))
                .filter(number -> number != 0)
                .findFirst()
                .map(RunId::new)
                .orElseGet(() -> beginLive(PEOPLE, FitProtocol.DEFAULT));
    }

    private RunId begin(String purpose, String title, Protocol protocol, long seed) {
        long number = handle.createQuery(
                        """
                           INSERT INTO run (purpose, title, protocol, seed, started_at_ms)
                           VALUES (:purpose, :title, :protocol, :seed, :nowMs)
                        RETURNING run_id
                        """)
                .bind("purpose", purpose)
                .bind("title", title)
                .bind("protocol", protocol.id())
                .bind("seed", seed)
                .bind("nowMs", clock.millis())
                .mapTo(long.class)
                .one();
        return new RunId(number);
    }

    public void end(RunId run) {
        int rows = handle.createUpdate(
                        """
                        UPDATE run
                           SET ended_at_ms = :nowMs
                         WHERE run_id = :run
                           AND ended_at_ms IS NULL
                        """)
                .bind("nowMs", clock.millis())
                .bind("run", run.number())
                .execute();
        if (rows != 1) {
            throw new IllegalStateException("run " + run + " has ended before, or never began");
        }
    }
}
