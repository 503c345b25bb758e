package claimdesk.ui.live.detail;

import claimdesk.app.masking.MaskedText;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.window.AttemptRow;
import claimdesk.ui.controls.ShownText;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What the vendor of a refused save was told at last by another attempt, so that nobody takes the refusal for its end. */
public final class LastTold {

    private LastTold() {}

    /**
     * Says nothing where the refused attempt's own answer is the last that its vendor got.
     *
     * @param attempts those of the key
     */
    public static String of(List<AttemptRow> attempts, AttemptId refused) {
        Optional<AttemptRow> last =
                attempts.stream().filter(LastTold::hasReached).max(Comparator.comparingLong(LastTold::answeredAs));
        if (last.isEmpty()) {
            return attempts.isEmpty() ? "" : "No answer has reached the vendor so far.";
        }
        return last.filter(one -> !one.attempt().equals(refused))
                .map(one -> "The last answer that reached the vendor is "
                        + one.status().getAsInt() + ", to " + name(one) + ".")
                .orElse("");
    }

    private static boolean hasReached(AttemptRow attempt) {
        return attempt.status().isPresent()
                && !attempt.isReplyLost()
                && !attempt.types().contains(EventType.VENDOR_TIMED_OUT);
    }

    private static long answeredAs(AttemptRow attempt) {
        return attempt.events().stream()
                .filter(event -> event.type() == EventType.ANSWERED)
                .mapToLong(Event::seq)
                .max()
                .orElse(0);
    }

    private static String name(AttemptRow attempt) {
        return attempt.tryNumber().isPresent()
                ? "try " + attempt.tryNumber().getAsInt()
                : "attempt " + ShownText.of(MaskedText.name(attempt.attempt().text()));
    }
}
