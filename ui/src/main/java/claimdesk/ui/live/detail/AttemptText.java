package claimdesk.ui.live.detail;

import claimdesk.app.masking.MaskedText;
import claimdesk.store.claim.PredicateTerm;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.window.AttemptRow;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.live.row.TimeText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * One attempt in words.
 *
 * @param told the status and code that it was answered with
 * @param vendorGot what of that reached its vendor
 * @param isRefused whether its save was refused
 */
public record AttemptText(
        String tryNumber,
        String attempt,
        String received,
        String happened,
        String told,
        String vendorGot,
        boolean isRefused) {

    private static final String NOTHING = "\u2014";

    static AttemptText of(AttemptRow row, TimeText times) {
        return new AttemptText(
                row.tryNumber().isPresent() ? Integer.toString(row.tryNumber().getAsInt()) : NOTHING,
                ShownText.of(MaskedText.name(row.attempt().text())),
                row.receivedAtMs().isPresent() ? times.of(row.receivedAtMs().getAsLong()) : NOTHING,
                happened(row.events()),
                told(row),
                vendorGot(row),
                row.refusedTerm().isPresent());
    }

    private static String happened(List<Event> events) {
        String words = events.stream()
                .flatMap(event -> words(event).stream())
                .distinct()
                .collect(Collectors.joining(" \u2192 "));
        return words.isEmpty() ? NOTHING : words;
    }

    private static Optional<String> words(Event event) {
        switch (event.type()) {
            case CLAIMED:
                return Optional.of("claimed the key");
            case TAKEN_OVER:
                return Optional.of("took the key over");
            case BUSY:
                return Optional.of("busy: another call held the lease");
            case MISMATCH:
                return Optional.of("mismatch: the key is for another request");
            case REPLAYED:
                return Optional.of("replayed the saved answer");
            case EFFECT:
                return event.details().text(Detail.EFFECT).map(effect -> "effect: " + ShownText.of(effect));
            case RENEWED:
                return Optional.of("renewed its lease");
            case SAVED:
                return Optional.of("saved its answer");
            case REFUSED:
                return Optional.of("save refused: " + term(event));
            case FAILED:
                return Optional.of("save failed" + reason(event));
            case RELEASED:
                return Optional.of("released the key");
            case EXPIRED:
                return Optional.of("the saved answer's retention had passed");
            case CALLER_CRASHED:
                return Optional.of("its caller crashed"
                        + event.details()
                                .text(Detail.WHERE)
                                .map(where -> " " + ShownText.of(where))
                                .orElse(""));
            case FAULT:
                return event.details().text(Detail.FAULT).map(fault -> "fault: " + ShownText.of(fault));
            default:
                return Optional.empty();
        }
    }

    private static String term(Event refused) {
        return refused.details()
                .text(Detail.TERM)
                .flatMap(PredicateTerm::named)
                .map(PredicateTerm::sentence)
                .orElse("for a reason that the journal does not name");
    }

    private static String reason(Event event) {
        return event.details()
                .text(Detail.REASON)
                .map(reason -> ": " + ShownText.of(MaskedText.of(reason)))
                .orElse("");
    }

    private static String told(AttemptRow row) {
        if (row.status().isEmpty()) {
            return row.isCallerCrashed() ? "nothing: crashed" : "not yet";
        }
        return row.status().getAsInt()
                + row.code().map(code -> " " + ShownText.of(code)).orElse("");
    }

    private static String vendorGot(AttemptRow row) {
        if (row.types().contains(EventType.VENDOR_TIMED_OUT)) {
            return "timed out";
        }
        if (row.isReplyLost()) {
            return "lost";
        }
        if (row.status().isEmpty()) {
            return NOTHING;
        }
        return row.isReplayed() ? "a replay" : "the answer";
    }

    /** Its cells, as they are copied. */
    String copied() {
        return String.join("\t", tryNumber, attempt, received, happened, told, vendorGot);
    }
}
