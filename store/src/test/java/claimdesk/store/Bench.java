package claimdesk.store;

import claimdesk.store.claim.Answer;
import claimdesk.store.claim.Claim;
import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.ClaimRequest;
import claimdesk.store.claim.Claiming;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.Protocol;
import claimdesk.store.claim.SaveOutcome;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.database.Durability;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** One open file with one run and a clock that is set by hand: what most tests start from. */
public final class Bench implements AutoCloseable {

    public static final long START_MS = 1_800_000_000_000L;
    public static final long LEASE_MS = 30_000;
    public static final long RETENTION_MS = 86_400_000;

    private static final int EVENTS_MAX = 100_000;

    private final Store store;
    private final SettableClock clock;
    private final RunId run;
    private final Connection onlooker;

    private Bench(Store store, SettableClock clock) {
        this.store = store;
        this.clock = clock;
        this.run = store.write(tables -> tables.runs().beginLive("test", FitProtocol.DEFAULT));
        this.onlooker = RawSql.connect(store.file());
    }

    /** A store for one thread, in a file of its own in {@code folder}, whose commits wait for nothing. */
    public static Bench serial(Path folder) {
        SettableClock clock = new SettableClock(START_MS);
        return new Bench(Store.openSerial(folder.resolve("test.claimdesk"), Durability.NONE, clock), clock);
    }

    /** The store that serves vendors: for many threads, with commits that wait for the disk. */
    public static Bench grouped(Path folder) {
        SettableClock clock = new SettableClock(START_MS);
        return new Bench(Store.open(folder.resolve("test.claimdesk"), clock), clock);
    }

    public Store store() {
        return store;
    }

    public SettableClock clock() {
        return clock;
    }

    public RunId run() {
        return run;
    }

    public Path file() {
        return store.file();
    }

    /** A request for the sample key by a call with this token. */
    public ClaimRequest request(String token) {
        return request(Samples.KEY, token);
    }

    public ClaimRequest request(ScopedKey key, String token) {
        return Samples.request(run, key, token);
    }

    public ClaimOutcome claim(ClaimRequest request) {
        return store.write(tables -> tables.claims().claim(request));
    }

    /** Claims a key that must be there for the taking. */
    public Claim claimed(ClaimRequest request) {
        return claimed(claim(request));
    }

    public SaveOutcome save(Claim claim, Answer answer) {
        return store.write(tables -> tables.claims().save(claim, answer, OutcomeClass.FINAL, RETENTION_MS));
    }

    public Optional<Claim> renew(Claim claim, long leaseMs) {
        return store.write(tables -> tables.claims().renew(claim, leaseMs));
    }

    public SaveOutcome release(Claim claim) {
        return store.write(tables -> tables.claims().release(claim, "nothing was done"));
    }

    public boolean remove(ScopedKey key) {
        return store.write(tables -> tables.claims().remove(run, key, "removed by a test"));
    }

    /** The calls of {@code protocol}, each in a transaction of its own. */
    public Claiming under(Protocol protocol) {
        return new OwnTransactions(store, protocol);
    }

    /**
     * Marks every row as saved and leaves it its token and its lease, which the table's checks forbid: so that the
     * in-progress mark is the one term that does not hold.
     */
    public void markSavedThoughOwned() {
        RawSql.run(
                onlooker,
                "PRAGMA ignore_check_constraints = ON",
                "UPDATE idempotency_key SET state = 'saved', answer_status = 200, answer_headers = '', answer_body = x'',"
                        + " answer_outcome = 'final', saved_at_ms = claimed_at_ms, keep_until_ms = lease_until_ms",
                "PRAGMA ignore_check_constraints = OFF");
    }

    public Optional<StoredKey> find(ScopedKey key) {
        return store.read(tables -> tables.claims().find(key));
    }

    /** The key's row, byte for byte, as another program sees it. */
    public RowImage row(ScopedKey key) {
        return RowImage.of(onlooker, key);
    }

    public List<Event> events(ScopedKey key) {
        return store.read(tables -> tables.journal().ofKey(key, EVENTS_MAX));
    }

    public List<EventType> types(ScopedKey key) {
        return events(key).stream().map(Event::type).collect(Collectors.toList());
    }

    public Event lastEvent(ScopedKey key) {
        List<Event> events = events(key);
        return events.get(events.size() - 1);
    }

    @Override
    public void close() {
        store.close();
        try {
            onlooker.close();
        } catch (SQLException failure) {
            throw new IllegalStateException("closing the onlooker of " + store.file(), failure);
        }
    }

    /** The claim of an outcome that must be one. */
    public static Claim claimed(ClaimOutcome outcome) {
        if (outcome instanceof ClaimOutcome.Claimed) {
            return ((ClaimOutcome.Claimed) outcome).claim();
        }
        throw new AssertionError("expected a claim, not " + outcome);
    }
}
