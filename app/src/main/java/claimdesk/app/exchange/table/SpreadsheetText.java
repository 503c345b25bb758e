package claimdesk.app.exchange.table;

import java.util.regex.Pattern;

/**
 * Text that a spreadsheet takes for text: one that it would run as a formula, or turn into a number or a date, gets an
 * apostrophe in front, by which spreadsheets themselves mark text.
 */
final class SpreadsheetText {

    /** What begins a formula, in the wide form that some programs take for the same too; a tab or line may hide it. */
    private static final Pattern FORMULA = Pattern.compile("(?s)[=+\\-@\\t\\r\\n\uFF1D\uFF0B\uFF0D\uFF20|%].*");

    /** Digits and what stands between them in numbers, dates and times, with room around. */
    private static final Pattern NUMBER = Pattern.compile("\\s*\\d[\\d.,:/eE+\\-\\s]*");

    private SpreadsheetText() {}

    static String of(String text) {
        return FORMULA.matcher(text.stripLeading()).matches()
                        || FORMULA.matcher(text).matches()
                        || NUMBER.matcher(text).matches()
                ? "'" + text
                : text;
    }
}
