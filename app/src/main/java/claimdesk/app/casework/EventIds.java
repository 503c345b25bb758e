package claimdesk.app.casework;

import claimdesk.store.Tables;
import claimdesk.store.identity.RunId;
import claimdesk.store.imported.ImportedSource;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * What tells one event from all others, in this file and in every case file that has it: of a line of an imported file,
 * the file's hash and the line; of a row of the journal, seq, time and run. So a case file counts nothing twice that is
 * there without it, or in another case file. A masked name is none of it.
 */
public final class EventIds {

    private static final int HASH_DIGITS = 16;

    private final Function<RunId, Optional<String>> hashes;
    private final Map<RunId, String> known = new HashMap<>();

    /**
     * @param hashes the SHA-256 of the file that an import read
     */
    public EventIds(Function<RunId, Optional<String>> hashes) {
        this.hashes = hashes;
    }

    static EventIds of(Tables tables) {
        return new EventIds(run -> tables.imports().find(run).map(EventIds::hash));
    }

    private static String hash(ImportedSource source) {
        return source.file().sha256();
    }

    public String id(Event event) {
        Optional<String> given = event.details().text(Detail.CASE_ID);
        if (given.isPresent()) {
            return given.get();
        }
        if (!Origin.of(event).isImported()) {
            return "journal:" + event.seq() + ":" + event.atMs() + ":" + event.run() + ":" + event.type();
        }
        String file = known.computeIfAbsent(event.run(), run -> hashes.apply(run)
                .map(hash -> hash.substring(0, Math.min(HASH_DIGITS, hash.length())))
                .orElse("import " + run));
        return file + ":" + event.details().text(Detail.LINE).orElse("?") + ":" + event.type();
    }

    /** Without what case files tell of and something else tells of too. */
    static List<Event> withoutDoubles(Tables tables, List<Event> events) {
        if (events.stream().noneMatch(EventIds::isOfCaseFile)) {
            return events;
        }
        EventIds ids = of(tables);
        Set<String> seen = new HashSet<>();
        events.stream().filter(event -> !isOfCaseFile(event)).map(ids::id).forEach(seen::add);
        List<Event> once = new ArrayList<>();
        for (Event event : events) {
            if (!isOfCaseFile(event) || seen.add(ids.id(event))) {
                once.add(event);
            }
        }
        return once;
    }

    static boolean isOfCaseFile(Event event) {
        return event.details().text(Detail.CASE_ID).isPresent();
    }
}
