package claimdesk.app.query;

/**
 * One part of a query's text.
 *
 * @param from where it begins, in {@code char}s
 * @param to where it ends
 * @param field what stands before its colon or sign, in small letters; empty if nothing does
 * @param sign the colon or the sign of comparison; empty if there is none
 * @param value the rest, without its quotes
 * @param isQuoted whether the value stood in quotes, and so means itself
 */
record Word(int from, int to, String field, String sign, String value, boolean isQuoted) {

    boolean isPlain() {
        return field.isEmpty() && !isQuoted;
    }

    boolean is(String text) {
        return isPlain() && value.equalsIgnoreCase(text);
    }

    /** As it would be typed without a field. */
    String whole() {
        return field + sign + value;
    }
}
