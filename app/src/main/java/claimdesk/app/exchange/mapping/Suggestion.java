package claimdesk.app.exchange.mapping;

import claimdesk.app.exchange.reading.Sample;
import claimdesk.store.imported.SourceKind;
import java.util.Map;
import java.util.Optional;

/**
 * What is recognised of a file, as far as it goes: unlike a {@link Proposal} it may leave the kind open, and a field out
 * that the kind needs.
 */
public record Suggestion(Optional<SourceKind> kind, Map<Field, String> columns) {

    public Suggestion {
        columns = Map.copyOf(columns);
    }

    /**
     * @param given what is known; the rest is recognised
     */
    public static Suggestion of(Sample sample, Mapping given) {
        Recognition recognition = new Recognition(sample);
        Optional<SourceKind> kind = given.kind().or(recognition::kind);
        Map<Field, String> columns =
                given.columns().isEmpty() ? kind.map(recognition::columns).orElse(Map.of()) : given.columns();
        return new Suggestion(kind, columns);
    }
}
