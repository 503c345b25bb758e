package claimdesk.app.exchange.reading;

import claimdesk.app.exchange.text.Line;
import claimdesk.app.exchange.text.Lines;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The records of a CSV text (RFC 4180, with any delimiter and any line ends). A quote that is never closed costs the
 * line on which it stands and no other: reading goes on with the next line. Not thread-safe.
 */
final class CsvRecords {

    /** How far a quoted cell may go; a quote that is still open then is a stray one. */
    static final int LINES_MAX = 1000;

    private final Lines lines;
    private final char delimiter;

    private final List<String> cells = new ArrayList<>();
    private final StringBuilder cell = new StringBuilder();
    private boolean isQuoted;

    CsvRecords(Lines lines, char delimiter) {
        this.lines = lines;
        this.delimiter = delimiter;
    }

    /** The next record, its cells as they are written; empty at the end of the text. */
    Optional<ReadRow> next() throws IOException {
        Optional<Line> first = lines.next();
        return first.isEmpty() ? Optional.empty() : Optional.of(record(first.get()));
    }

    private ReadRow record(Line first) throws IOException {
        if (!first.isSound()) {
            return new ReadRow.Bad(first.number(), first.flaw());
        }
        if (first.text().isBlank() && first.text().indexOf(delimiter) < 0) {
            return new ReadRow.Blank(first.number());
        }
        cells.clear();
        cell.setLength(0);
        isQuoted = false;
        return first.text().indexOf('"') < 0 ? plain(first) : quoted(first);
    }

    private ReadRow plain(Line line) {
        String text = line.text();
        int from = 0;
        for (int at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter, from)) {
            cells.add(text.substring(from, at));
            from = at + 1;
        }
        cells.add(text.substring(from));
        return new ReadRow.Row(line.number(), List.copyOf(cells));
    }

    private ReadRow quoted(Line first) throws IOException {
        List<Line> more = new ArrayList<>();
        Line line = first;
        int characters = 0;
        while (true) {
            if (!take(line.text())) {
                return stray(first, more, "text follows a closing quote; a quote within a cell is written twice");
            }
            if (!isQuoted) {
                return new ReadRow.Row(first.number(), List.copyOf(cells));
            }
            cell.append(line.end());
            characters += line.text().length();
            Optional<Line> next = more.size() + 1 < LINES_MAX ? lines.next() : Optional.empty();
            next.ifPresent(more::add);
            if (next.isEmpty() || !next.get().isSound() || characters > Lines.CHARACTERS_MAX) {
                return stray(first, more, "a quote is opened and not closed");
            }
            line = next.get();
        }
    }

    private ReadRow stray(Line first, List<Line> more, String reason) {
        for (int i = more.size() - 1; i >= 0; i--) {
            lines.giveBack(more.get(i));
        }
        return new ReadRow.Bad(first.number(), reason);
    }

    /** Reads one line on from where the last left off. Returns false if something stands behind a closing quote. */
    private boolean take(String text) {
        int at = 0;
        while (true) {
            if (isQuoted) {
                at = takeQuoted(text, at);
                if (isQuoted || at == text.length()) {
                    return true;
                }
                if (text.charAt(at) != delimiter) {
                    return false;
                }
                at++;
            } else if (at < text.length() && text.charAt(at) == '"') {
                isQuoted = true;
                at++;
            } else {
                int end = text.indexOf(delimiter, at);
                cell.append(text, at, end < 0 ? text.length() : end);
                end();
                if (end < 0) {
                    return true;
                }
                at = end + 1;
            }
        }
    }

    /** Reads up to and over the closing quote, if this line has it; returns the place behind it. */
    private int takeQuoted(String text, int from) {
        int at = from;
        while (true) {
            int close = text.indexOf('"', at);
            cell.append(text, at, close < 0 ? text.length() : close);
            if (close < 0) {
                return text.length();
            }
            if (close + 1 == text.length() || text.charAt(close + 1) != '"') {
                isQuoted = false;
                end();
                return close + 1;
            }
            cell.append('"');
            at = close + 2;
        }
    }

    private void end() {
        cells.add(cell.toString());
        cell.setLength(0);
    }
}
