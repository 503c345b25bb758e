package claimdesk.app.chain;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.GZIPInputStream;

/**
 * Reads a case file line by line and checks each against those before it. That the file is whole is known when the last
 * entry was handed over, and not before. Not thread-safe.
 */
public final class CaseFileReader {

    private static final int GZIP_FIRST = 0x1F;

    private final InputStream bytes;
    private final Chain chain = new Chain();
    private boolean hasEnded;

    public CaseFileReader(InputStream bytes) {
        this.bytes = new BufferedInputStream(bytes);
    }

    /**
     * Reads bytes that may be compressed by gzip.
     *
     * @throws java.util.zip.ZipException if they begin as gzip does and are not; later from {@link #next()}
     */
    public static CaseFileReader of(InputStream bytes) throws IOException {
        BufferedInputStream all = new BufferedInputStream(bytes);
        all.mark(1);
        int first = all.read();
        all.reset();
        return new CaseFileReader(first == GZIP_FIRST ? new GZIPInputStream(all) : all);
    }

    /** The number of the line that the last entry stood in. */
    public long line() {
        return chain.lines();
    }

    /** The hash of the last line that was read. */
    public String hash() {
        return chain.last();
    }

    /**
     * The next entry, or empty after the last one.
     *
     * @throws BrokenChainException if the file is not as it was written
     */
    public Optional<CaseEntry> next() throws IOException {
        long number = chain.lines() + 1;
        Optional<String> text = line(number);
        if (text.isEmpty()) {
            if (!hasEnded) {
                throw new BrokenChainException(number, "the file breaks off: it has no last line");
            }
            return Optional.empty();
        }
        if (hasEnded) {
            throw new BrokenChainException(number, "it stands behind the last line, and was added");
        }
        try {
            return Optional.of(checked(number, text.get()));
        } catch (IllegalArgumentException wrong) {
            throw new BrokenChainException(number, String.valueOf(wrong.getMessage()));
        }
    }

    private CaseEntry checked(long number, String text) {
        ObjectNode line = CaseLines.parsed(text);
        boolean isFirst = number == 1;
        if (isFirst) {
            HeaderJson.read(line);
        }
        long said = Fields.number(line, Chain.NUMBER);
        if (said != number) {
            throw new IllegalArgumentException(
                    "it says that it is line " + said + ": a line before it is missing, was added or was moved");
        }
        if (!chain.bind(line).equals(text)) {
            throw new IllegalArgumentException("its hash does not fit: it, or what stands before it, was changed");
        }
        CaseEntry entry = CaseLines.read(line);
        if (isFirst != entry instanceof CaseEntry.Head) {
            throw new IllegalArgumentException("the first line, and no other, is the head of the file");
        }
        if (entry instanceof CaseEntry.End end) {
            hasEnded = true;
            if (end.lines() != number) {
                throw new IllegalArgumentException("it is the last line, and counts " + end.lines());
            }
        }
        return entry;
    }

    /** Up to the next line feed, which every line has; empty at the end of the file. */
    private Optional<String> line(long number) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream(512);
        int next = bytes.read();
        if (next < 0) {
            return Optional.empty();
        }
        while (next != '\n') {
            if (next < 0) {
                throw new BrokenChainException(number, "the file breaks off within this line");
            }
            if (line.size() == CaseLines.LINE_BYTES_MAX) {
                throw new BrokenChainException(number, "it is longer than any line of a case file");
            }
            line.write(next);
            next = bytes.read();
        }
        try {
            return Optional.of(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(line.toByteArray()))
                    .toString());
        } catch (CharacterCodingException noText) {
            throw new BrokenChainException(number, "it is no UTF-8");
        }
    }
}
