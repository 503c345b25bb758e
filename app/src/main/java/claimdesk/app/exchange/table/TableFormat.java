package claimdesk.app.exchange.table;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How rows are written. */
public enum TableFormat {
    /** Comma-separated UTF-8 with a line of names; every text is quoted, and none is read as a formula or a number. */
    CSV("csv"),
    /** One JSON object a line, text exactly as it is given. */
    NDJSON("ndjson");

    private final String ending;

    TableFormat(String ending) {
        this.ending = ending;
    }

    /** How its files end, without the dot. */
    public String ending() {
        return ending;
    }

    /** By how a file's name ends; empty if that says neither. */
    public static Optional<TableFormat> ofFile(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(format -> lower.endsWith("." + format.ending))
                .findFirst();
    }
}
