package claimdesk.app.casework;

import claimdesk.app.casework.Case.CaseRecord;
import claimdesk.app.chain.CaseHeader;
import claimdesk.app.chain.CaseLines;
import claimdesk.app.exchange.ImportedEvents;
import claimdesk.store.Tables;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.imported.EvidenceRow;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A case as it was where its case file was made: row for row, with its seqs, and judged by the clock of then, so that it
 * comes to the same verdict. It is that only as long as nothing else is known of the case than what this one case file
 * says; what a person noted since does not change what happened.
 */
final class RestoredCase {

    private final Set<String> ids = new HashSet<>();
    private final List<Event> events = new ArrayList<>();
    private final List<Event> nearby = new ArrayList<>();
    private final Map<ScopedKey, StoredKey> rows = new HashMap<>();
    private Optional<CaseHeader> header = Optional.empty();

    private RestoredCase() {}

    /**
     * The case as the newest case file on {@code topic} has it that has all of {@code events}.
     *
     * @param events all that this file has about the topic
     */
    static Optional<Case> of(Tables tables, Topic topic, List<Event> events) {
        List<Event> told = events.stream().filter(EventIds::isOfCaseFile).toList();
        List<Event> since =
                events.stream().filter(event -> !EventIds.isOfCaseFile(event)).toList();
        if (told.isEmpty() || since.stream().anyMatch(event -> !isNote(event))) {
            return Optional.empty();
        }
        Set<String> wanted = told.stream()
                .flatMap(event -> event.details().text(Detail.CASE_ID).stream())
                .collect(Collectors.toSet());
        return told.stream()
                .map(Event::run)
                .distinct()
                .map(run -> read(tables, run))
                .filter(file -> file.isAbout(topic) && file.ids.containsAll(wanted))
                .max(Comparator.comparingLong(file -> file.asOfMs()))
                .map(file -> Case.of(file.record(topic, since)));
    }

    /** What a person did by this file's own journal, after the case file was imported. */
    private static boolean isNote(Event event) {
        return event.type() == EventType.AGENT_ACTION && !Origin.of(event).isImported();
    }

    private static RestoredCase read(Tables tables, RunId run) {
        RestoredCase file = new RestoredCase();
        tables.evidence().forEach(run, file::add);
        return file;
    }

    private void add(EvidenceRow row) {
        Details said = row.line().details();
        if (row.line().type().isPresent()) {
            ids.add(said.text(Detail.CASE_ID).orElse(""));
            events.add(event(row));
            return;
        }
        CaseLines.read(said.text(Detail.CASE_LINE).orElseThrow())
                .match(
                        head -> {
                            header = Optional.of(head.header());
                            return true;
                        },
                        own -> true,
                        near -> nearby.add(near.event()),
                        key -> rows.put(key.row().key(), key.row()) == null,
                        verdict -> true,
                        end -> true);
    }

    private static Event event(EvidenceRow row) {
        Details said = row.line().details();
        Map<Detail, String> facts = new EnumMap<>(Detail.class);
        facts.putAll(said.all());
        List.of(Detail.CASE_SEQ, Detail.CASE_RUN, Detail.CASE_ID).forEach(facts::remove);
        return new Event(
                said.number(Detail.CASE_SEQ).orElseThrow(),
                row.line().atMs().orElse(ImportedEvents.NO_TIME_MS),
                new RunId(said.number(Detail.CASE_RUN).orElseThrow()),
                row.line().type().orElseThrow(),
                row.line().subject(),
                Details.of(facts));
    }

    private boolean isAbout(Topic topic) {
        return header.filter(head -> topic.match(
                        one -> head.about().order().equals(Optional.of(one.order())),
                        one -> head.about().key().equals(Optional.of(one.key()))))
                .isPresent();
    }

    private long asOfMs() {
        return header.map(head -> head.standing().asOfMs()).orElse(0L);
    }

    private CaseRecord record(Topic topic, List<Event> since) {
        CaseHeader.Standing standing = header.orElseThrow().standing();
        List<Event> all = new ArrayList<>(events);
        since.forEach(note -> all.add(after(note)));
        return new CaseRecord(topic, all, rows, nearby, standing.asOfMs(), standing.isCut(), header);
    }

    /** This file's own seqs may be those of the journal where the case comes from: a note comes after all of that. */
    private Event after(Event note) {
        long last = events.stream()
                .mapToLong(Event::seq)
                .filter(seq -> seq < ImportedEvents.FIRST_SEQ)
                .max()
                .orElse(0);
        return new Event(
                last + note.seq(),
                note.atMs(),
                note.run(),
                note.type(),
                note.subject(),
                note.details().with(Detail.SOURCE_SEQ, note.seq()));
    }
}
