package claimdesk.app.casefile;

import claimdesk.app.casework.Case;
import claimdesk.app.chain.CaseEntry;
import claimdesk.app.chain.CaseFileWriter;
import claimdesk.app.verdict.Verdict;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Event;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.Writer;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes a case file as lines. The same case by the same clock gives the same bytes. */
final class CaseFileLines {

    private static final Set<Detail> OF_THIS_STORE = EnumSet.of(Detail.CASE_SEQ, Detail.CASE_RUN, Detail.CASE_ID);
    private static final Comparator<StoredKey> BY_NAME = Comparator.comparing(
                    (StoredKey row) -> row.key().vendor().text())
            .thenComparing(row -> row.key().key().text());

    private final CaseFile file;

    CaseFileLines(CaseFile file) {
        this.file = file;
    }

    /** Returns the hash of the last line, which stands for all of them. */
    String write(Writer out) throws IOException {
        Case one = file.shown();
        CaseFileWriter writer = new CaseFileWriter(out);
        writer.write(new CaseEntry.Head(file.header()));
        for (Event event : bySeq(one.events())) {
            writer.write(new CaseEntry.Own(plain(event), file.ids().id(event)));
        }
        for (Event event : bySeq(one.nearby())) {
            writer.write(new CaseEntry.Near(plain(event)));
        }
        List<StoredKey> rows =
                one.record().rows().values().stream().sorted(BY_NAME).toList();
        for (StoredKey row : rows) {
            writer.write(new CaseEntry.Row(row));
        }
        writer.write(new CaseEntry.Said(said(file.verdict())));
        return writer.end();
    }

    private static List<Event> bySeq(List<Event> events) {
        return events.stream().sorted(Comparator.comparingLong(Event::seq)).toList();
    }

    /** Without what it is called in this store, if it came here in a case file. */
    private static Event plain(Event event) {
        Map<Detail, String> facts = new EnumMap<>(Detail.class);
        facts.putAll(event.details().all());
        return facts.keySet().removeAll(OF_THIS_STORE)
                ? new Event(event.seq(), event.atMs(), event.run(), event.type(), event.subject(), Details.of(facts))
                : event;
    }

    private static ObjectNode said(Verdict verdict) {
        ObjectNode said = JsonNodeFactory.instance.objectNode();
        ArrayNode statements = said.putArray("statements");
        verdict.statements().forEach(one -> statements
                .addObject()
                .put("claim", one.claim().text())
                .put("value", one.value().text())
                .put("text", one.text()));
        ArrayNode findings = said.putArray("findings");
        verdict.findings()
                .forEach(one ->
                        findings.addObject().put("code", one.code().text()).put("text", one.text()));
        said.putObject("advice")
                .put("code", verdict.advice().code())
                .put("text", verdict.advice().text());
        return said;
    }
}
