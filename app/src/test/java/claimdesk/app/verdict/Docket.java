package claimdesk.app.verdict;

import claimdesk.app.SettableClock;
import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseReader;
import claimdesk.app.casework.Topic;
import claimdesk.app.exchange.ImportOutcome;
import claimdesk.app.exchange.Importer;
import claimdesk.app.exchange.StoreDoor;
import claimdesk.app.exchange.mapping.Mapping;
import claimdesk.app.finding.FileFindings;
import claimdesk.app.finding.Finding;
import claimdesk.store.Store;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A file with journal rows and imports, and the verdicts on its cases. */
public final class Docket implements AutoCloseable {

    public static final long BEGIN_MS = 1_793_696_400_000L;

    private final SettableClock clock = new SettableClock(BEGIN_MS);
    private final Path folder;
    private final StoreDoor door;
    private final RunId run;

    public Docket(Path folder) {
        this.folder = folder;
        this.door = new StoreDoor(folder.resolve("desk.db"), clock);
        this.run = door.open().write(tables -> tables.runs().beginLive("desk", FitProtocol.DEFAULT));
    }

    /** Imports every file of one sample folder. */
    public Docket sample(String name) {
        try (Stream<Path> files =
                Files.list(Path.of(Importer.class.getResource("samples/" + name).toURI()))) {
            files.sorted().forEach(this::take);
        } catch (IOException | URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
        return this;
    }

    public Docket file(String name, String... lines) {
        try {
            take(Files.writeString(folder.resolve(name), String.join("\n", lines)));
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        return this;
    }

    public void imported(Path file) {
        take(file);
    }

    private void take(Path file) {
        ImportOutcome outcome = new Importer(door).run(file, Mapping.recognised(), (bytes, total, lines) -> true);
        if (!(outcome instanceof ImportOutcome.Imported)) {
            throw new IllegalStateException(file + ": " + outcome);
        }
    }

    /** Writes one journal row, so many milliseconds after the beginning; details are a {@link Detail} and its value. */
    public Docket row(long afterMs, EventType type, String key, String attempt, String order, Object... details) {
        Details all = Details.none();
        for (int place = 0; place < details.length; place += 2) {
            all = all.with((Detail) details[place], details[place + 1]);
        }
        Details facts = all;
        clock.set(BEGIN_MS + afterMs);
        Subject subject = Subject.of(key(key)).with(new AttemptId(attempt)).with(new OrderId(order));
        door.open().write(tables -> tables.journal().append(run, type, subject, facts));
        return this;
    }

    public static ScopedKey key(String key) {
        int slash = key.indexOf('/');
        return new ScopedKey(new Vendor(key.substring(0, slash)), new IdempotencyKey(key.substring(slash + 1)));
    }

    public Store store() {
        return door.open();
    }

    public Case ofOrder(String order) {
        return CaseReader.find(store(), new Topic.OfOrder(new OrderId(order)), clock.millis())
                .orElseThrow();
    }

    public Case ofKey(String key) {
        return CaseReader.find(store(), new Topic.OfKey(key(key)), clock.millis())
                .orElseThrow();
    }

    public Verdict verdict(String order) {
        return Verdict.of(ofOrder(order));
    }

    public List<Finding> findings() {
        List<Finding> all = new ArrayList<>();
        FileFindings.forEach(store(), clock.millis(), all::add);
        return all;
    }

    public static Statement statement(Verdict verdict, Claim claim) {
        return verdict.statements().stream()
                .filter(one -> one.claim() == claim)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no statement on " + claim + ": " + verdict.statements()));
    }

    @Override
    public void close() {
        door.close();
    }
}
