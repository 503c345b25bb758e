package claimdesk.app.exchange.text;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * How a text is encoded, by how it begins: its byte order mark; without one, the zero bytes that UTF-16 puts beside
 * every plain letter; otherwise UTF-8.
 *
 * @param markBytes how long its byte order mark is
 */
record Encoding(Charset charset, int markBytes) {

    static final int LOOKED_AT_BYTES = 512;

    private static final int ZERO_SHARE = 4;

    static Encoding of(byte[] start, int length) {
        if (begins(start, length, 0xEF, 0xBB, 0xBF)) {
            return new Encoding(StandardCharsets.UTF_8, 3);
        }
        if (begins(start, length, 0xFF, 0xFE)) {
            return new Encoding(StandardCharsets.UTF_16LE, 2);
        }
        if (begins(start, length, 0xFE, 0xFF)) {
            return new Encoding(StandardCharsets.UTF_16BE, 2);
        }
        int evenZeros = zeros(start, length, 0);
        int oddZeros = zeros(start, length, 1);
        if (oddZeros > length / 2 / ZERO_SHARE && evenZeros == 0) {
            return new Encoding(StandardCharsets.UTF_16LE, 0);
        }
        if (evenZeros > length / 2 / ZERO_SHARE && oddZeros == 0) {
            return new Encoding(StandardCharsets.UTF_16BE, 0);
        }
        return new Encoding(StandardCharsets.UTF_8, 0);
    }

    private static boolean begins(byte[] start, int length, int... mark) {
        for (int i = 0; i < mark.length; i++) {
            if (i >= length || Byte.toUnsignedInt(start[i]) != mark[i]) {
                return false;
            }
        }
        return true;
    }

    private static int zeros(byte[] start, int length, int from) {
        int zeros = 0;
        for (int i = from; i < length; i += 2) {
            zeros += start[i] == 0 ? 1 : 0;
        }
        return zeros;
    }
}
