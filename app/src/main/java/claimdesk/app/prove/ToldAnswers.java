package claimdesk.app.prove;

import claimdesk.app.prove.worker.Told;
import java.util.BitSet;

/**
 * The successes that vendors were given, held apart from the file: ten bytes an action, however often it was answered.
 * Not thread-safe.
 */
final class ToldAnswers {

    private static final int HEX_DIGITS_KEPT = 16;
    private static final int HEX = 16;

    private final long[] answers;
    private final BitSet succeeded = new BitSet();
    private final BitSet differing = new BitSet();

    ToldAnswers(int calls) {
        answers = new long[calls + 1];
    }

    /** Notes what a vendor was told; only a success is something to rely on. */
    void add(Told told) {
        if (!told.isSuccess()) {
            return;
        }
        long answer = firstBits(told.answerSha256());
        if (succeeded.get(told.number()) && answers[told.number()] != answer) {
            differing.set(told.number());
        }
        succeeded.set(told.number());
        answers[told.number()] = answer;
    }

    /** Whether the vendor of this action was told a success. */
    boolean isSuccess(int number) {
        return succeeded.get(number);
    }

    /** Whether every success that the vendor of this action was told has this hash. */
    boolean isAlways(int number, String answerSha256) {
        return !differing.get(number) && answers[number] == firstBits(answerSha256);
    }

    /** 64 bits of the hash: enough to tell a few million answers apart that nobody makes alike on purpose. */
    private static long firstBits(String sha256) {
        return Long.parseUnsignedLong(sha256, 0, HEX_DIGITS_KEPT, HEX);
    }
}
