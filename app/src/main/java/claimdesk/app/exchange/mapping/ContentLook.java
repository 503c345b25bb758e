package claimdesk.app.exchange.mapping;

import java.util.List;
import java.util.regex.Pattern;

/** What a column looks like whose name says nothing. */
enum ContentLook {
    TIME(Field.TIME, "\\d{4}-\\d{2}-\\d{2}[T ]\\d{2}:\\d{2}.*|1\\d{9}(\\d{3}){0,3}(\\.\\d+)?"),
    METHOD(Field.METHOD, "GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS"),
    PATH(Field.PATH, "/[^\\s]*"),
    STATUS(Field.STATUS, "[1-5]\\d{2}"),
    FINGERPRINT(Field.FINGERPRINT, "[0-9a-fA-F]{64}"),
    RECIPIENT(Field.RECIPIENT, "[^@\\s]+@[^@\\s]+");

    private final Field field;
    private final Pattern pattern;

    ContentLook(Field field, String pattern) {
        this.field = field;
        this.pattern = Pattern.compile(pattern);
    }

    Field field() {
        return field;
    }

    boolean fits(List<String> cells) {
        return !cells.isEmpty()
                && cells.stream().allMatch(cell -> pattern.matcher(cell).matches());
    }
}
