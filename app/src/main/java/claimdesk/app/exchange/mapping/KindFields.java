package claimdesk.app.exchange.mapping;

import claimdesk.store.imported.SourceKind;
import java.util.List;

/** Which fields a kind of file has, and which of them it cannot do without. */
public final class KindFields {

    private KindFields() {}

    /** All fields that a line of that kind can have. */
    public static List<Field> of(SourceKind kind) {
        return List.copyOf(Vocabulary.of(kind).keySet());
    }

    public static List<Field> needed(SourceKind kind) {
        switch (kind) {
            case REQUEST_LOG:
            case EFFECT_LOG:
                return List.of(Field.TIME);
            case KEY_TABLE:
                return List.of(Field.KEY);
            case CASE_FILE:
                return List.of();
            default:
                return List.of(Field.SEQ, Field.TIME, Field.TYPE);
        }
    }
}
