package claimdesk.app.prove.worker;

import claimdesk.app.call.KeyAdvice;
import claimdesk.app.call.Reply;
import claimdesk.app.vendor.VendorReply;
import claimdesk.store.claim.Answer;
import java.util.Optional;

/**
 * One reply as a vendor was given it. A line of text on the worker's standard output, written after the call was done:
 * what the vendors know, they know from these lines and never from the file.
 *
 * @param answerSha256 over status, headers and body
 */
public record Told(int number, int tryNumber, int status, String code, KeyAdvice advice, String answerSha256) {

    private static final String SPACE = " ";
    private static final String NO_CODE = "-";
    private static final int RESET = 0;
    private static final String NO_ANSWER = "-";
    /** By its last word a whole line is told from one that a kill cut short. */
    private static final String WHOLE = "told";

    public static Told of(Ask ask, Reply reply) {
        return new Told(
                ask.number(),
                ask.tryNumber(),
                reply.status(),
                reply.code(),
                reply.advice(),
                reply.answer().sha256());
    }

    /** Says that the worker broke down over the request: the vendor's connection is reset. */
    public static Told unanswered(Ask ask) {
        return new Told(ask.number(), ask.tryNumber(), RESET, "", KeyAdvice.NONE, NO_ANSWER);
    }

    /** Whether the worker broke down over the request. */
    public boolean isBreakdown() {
        return status == RESET;
    }

    public boolean isSuccess() {
        return Answer.isSuccess(status);
    }

    public VendorReply asVendorSees() {
        return isBreakdown() ? new VendorReply.ConnectionReset() : new VendorReply.Answered(status, code, 0, advice);
    }

    public String line() {
        return String.join(
                SPACE,
                Integer.toString(number),
                Integer.toString(tryNumber),
                Integer.toString(status),
                code.isEmpty() ? NO_CODE : code,
                advice.name(),
                answerSha256,
                WHOLE);
    }

    /** Empty if the line was cut short: then nobody was told anything. */
    public static Optional<Told> read(String line) {
        String[] parts = line.split(SPACE);
        if (parts.length != 7 || !parts[6].equals(WHOLE)) {
            return Optional.empty();
        }
        return Optional.of(new Told(
                Integer.parseInt(parts[0]),
                Integer.parseInt(parts[1]),
                Integer.parseInt(parts[2]),
                parts[3].equals(NO_CODE) ? "" : parts[3],
                KeyAdvice.valueOf(parts[4]),
                parts[5]));
    }
}
