package claimdesk.app.chain;

import claimdesk.app.chain.CaseHeader.About;
import claimdesk.app.chain.CaseHeader.Counts;
import claimdesk.app.chain.CaseHeader.Standing;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The first line of a case file. */
final class HeaderJson {

    private HeaderJson() {}

    static ObjectNode write(CaseHeader header) {
        ObjectNode line = Fields.object();
        line.put(CaseLines.MARK, CaseLines.CASE_FILE);
        line.put("version", CaseHeader.VERSION);
        line.put("program", header.program());
        Fields.put(line, "writtenAtMs", header.writtenAtMs());
        ObjectNode subject = line.putObject("subject");
        header.about().order().ifPresent(order -> subject.put("order", order.text()));
        header.about().key().ifPresent(key -> {
            subject.put("vendor", key.vendor().text());
            subject.put("key", key.key().text());
        });
        Fields.put(line, "asOfMs", header.standing().asOfMs());
        line.put("masked", header.standing().isMasked());
        line.put("complete", header.standing().isComplete());
        line.put("cut", header.standing().isCut());
        ArrayNode sources = line.putArray("sources");
        for (CaseSource source : header.sources()) {
            ObjectNode one = sources.addObject();
            Fields.put(one, "run", source.run().number());
            one.put("name", source.name()).put("kind", source.kind()).put("sha256", source.sha256());
        }
        ObjectNode counts = line.putObject("counts");
        counts.put("events", header.counts().events());
        counts.put("nearby", header.counts().nearby());
        counts.put("keys", header.counts().keys());
        return line;
    }

    static CaseHeader read(JsonNode line) {
        if (!CaseLines.CASE_FILE.equals(line.path(CaseLines.MARK).textValue())) {
            throw new IllegalArgumentException("this is no case file: its first line does not say so");
        }
        long version = Fields.number(line, "version");
        if (version > CaseHeader.VERSION) {
            throw new IllegalArgumentException("it was written by a newer Claimdesk: case files of version " + version
                    + ", this one reads up to " + CaseHeader.VERSION + "; import it with that one");
        }
        ObjectNode counts = Fields.object(line, "counts");
        return new CaseHeader(
                Fields.text(line, "program"),
                Fields.number(line, "writtenAtMs"),
                about(Fields.object(line, "subject")),
                new Standing(
                        Fields.number(line, "asOfMs"),
                        Fields.flag(line, "masked"),
                        Fields.flag(line, "complete"),
                        Fields.flag(line, "cut")),
                sources(line.path("sources")),
                new Counts(
                        Fields.number(counts, "events"),
                        Fields.number(counts, "nearby"),
                        Fields.number(counts, "keys")));
    }

    private static About about(ObjectNode subject) {
        if (subject.has("order")) {
            return new About(Optional.of(new OrderId(Fields.text(subject, "order"))), Optional.empty());
        }
        return new About(
                Optional.empty(),
                Optional.of(new ScopedKey(
                        new Vendor(Fields.text(subject, "vendor")), new IdempotencyKey(Fields.text(subject, "key")))));
    }

    private static List<CaseSource> sources(JsonNode listed) {
        List<CaseSource> sources = new ArrayList<>();
        for (JsonNode one : listed) {
            sources.add(new CaseSource(
                    new RunId(Fields.number(one, "run")),
                    Fields.text(one, "name"),
                    Fields.text(one, "kind"),
                    Fields.text(one, "sha256")));
        }
        return sources;
    }
}
