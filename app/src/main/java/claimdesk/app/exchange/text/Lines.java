package claimdesk.app.exchange.text;

import java.io.IOException;
import java.nio.CharBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * A text line by line, in memory that does not grow with the line: one over {@value #CHARACTERS_MAX} characters is read
 * past and comes out as flawed. Not thread-safe.
 */
public final class Lines {

    public static final int CHARACTERS_MAX = 1 << 20;

    private static final int BUFFER_CHARACTERS = 32 * 1024;

    private final Characters characters;
    private final CharBuffer buffer = CharBuffer.allocate(BUFFER_CHARACTERS).limit(0);
    private final StringBuilder text = new StringBuilder();
    private final Deque<Line> again = new ArrayDeque<>();
    private long number;
    private boolean isTooLong;
    private boolean isUnreadable;

    Lines(Characters characters) {
        this.characters = characters;
    }

    /** The next line; empty at the end of the text. */
    public Optional<Line> next() throws IOException {
        Line before = again.poll();
        if (before != null) {
            return Optional.of(before);
        }
        long whole = number;
        try {
            return read();
        } catch (DamagedGzipException damaged) {
            throw damaged.after(whole);
        }
    }

    /** Gives back a line that was read, to be the next again; of several, the last one first. */
    public void giveBack(Line line) {
        again.push(line);
    }

    private Optional<Line> read() throws IOException {
        text.setLength(0);
        isTooLong = false;
        isUnreadable = false;
        if (!buffer.hasRemaining() && !characters.read(buffer)) {
            return Optional.empty();
        }
        number++;
        String end = "";
        do {
            end = take();
        } while (end.isEmpty() && characters.read(buffer));
        return Optional.of(line(end));
    }

    /** Takes what the buffer has of the line; returns how the line ends, or nothing if that is not there yet. */
    private String take() throws IOException {
        char[] all = buffer.array();
        int from = buffer.position();
        int at = from;
        while (at < buffer.limit() && all[at] != '\n' && all[at] != '\r') {
            isUnreadable |= all[at] == Characters.UNREADABLE;
            at++;
        }
        keep(all, from, at - from);
        if (at == buffer.limit()) {
            buffer.position(at);
            return "";
        }
        buffer.position(at + 1);
        return all[at] == '\n' ? "\n" : afterReturn();
    }

    private String afterReturn() throws IOException {
        boolean hasMore = buffer.hasRemaining() || characters.read(buffer);
        if (hasMore && buffer.get(buffer.position()) == '\n') {
            buffer.get();
            return "\r\n";
        }
        return "\r";
    }

    private void keep(char[] all, int from, int length) {
        isTooLong |= text.length() + length > CHARACTERS_MAX;
        if (!isTooLong) {
            text.append(all, from, length);
        }
    }

    private Line line(String end) {
        if (isTooLong) {
            return new Line(number, "", end, "longer than " + CHARACTERS_MAX + " characters; allowed: up to that");
        }
        if (isUnreadable) {
            return new Line(
                    number,
                    "",
                    end,
                    "has bytes that are no text in the file's encoding; save it as UTF-8, or name its encoding in the"
                            + " mapping");
        }
        return new Line(number, text.toString(), end, "");
    }
}
