package claimdesk.app.casework;

import claimdesk.app.exchange.ImportedEvents;
import claimdesk.app.history.CallHistory;
import claimdesk.app.history.Delivery;
import claimdesk.store.claim.Answer;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** One attempt of a case, with what findings and verdicts ask of it. */
public record CaseCall(CallHistory history) {

    /** Where the reply of a request went that an agent sent in the vendor's place. */
    public static final String TO_AN_AGENT = "to an agent";

    private static final int CONFLICT = 409;
    private static final int SERVER_ERRORS = 500;
    private static final String MISMATCH = "key-mismatch";

    public Optional<ScopedKey> key() {
        return history.events().stream()
                .flatMap(event -> event.subject().scopedKey().stream())
                .findFirst();
    }

    public Optional<Vendor> vendor() {
        return history.events().stream()
                .flatMap(event -> event.subject().vendor().stream())
                .findFirst();
    }

    public Optional<OrderId> order() {
        return history.events().stream()
                .flatMap(event -> event.subject().order().stream())
                .findFirst();
    }

    /** The first that is said of it under that name. */
    public Optional<String> detail(Detail name) {
        return history.events().stream()
                .flatMap(event -> event.details().text(name).stream())
                .findFirst();
    }

    public Optional<String> operation() {
        return detail(Detail.OPERATION);
    }

    public Optional<String> fingerprint() {
        return detail(Detail.FINGERPRINT);
    }

    public Optional<Event> received() {
        return history.first(EventType.RECEIVED);
    }

    public boolean has(EventType type) {
        return history.first(type).isPresent();
    }

    /** What it was answered, whether or not the answer arrived. */
    public Optional<Event> answer() {
        return history.first(EventType.ANSWERED);
    }

    /** What reached its vendor, as far as the rows say. */
    public Optional<Event> told() {
        return history.delivery()
                .match(answered -> Optional.of(answered.answer()), lost -> Optional.empty(), none -> Optional.empty());
    }

    public boolean isLost() {
        return has(EventType.REPLY_LOST) || history.delivery() instanceof Delivery.Lost;
    }

    /** Whether an agent sent it in the vendor's place, and was told its reply. */
    public boolean isByAgent() {
        return history.first(EventType.REPLY_LOST)
                .filter(lost -> lost.details().has(Detail.WHERE, TO_AN_AGENT))
                .isPresent();
    }

    /** The whole of it, or empty where a row does not say when it was. */
    public Optional<Span> span() {
        Optional<Event> begin = received().filter(ImportedEvents::isTimed);
        Optional<Event> end =
                answer().or(() -> history.first(EventType.REPLY_LOST)).filter(ImportedEvents::isTimed);
        return begin.flatMap(first -> end.map(last -> new Span(first.atMs(), last.atMs())));
    }

    public boolean isFreshSuccess() {
        return answer().filter(CaseCall::isFreshSuccess).isPresent();
    }

    public boolean isServerError() {
        return answer().filter(answer -> status(answer) >= SERVER_ERRORS).isPresent();
    }

    /** Told that the key was in use: a 409 that nobody calls a mismatch. */
    public boolean isConflict() {
        return has(EventType.BUSY)
                || answer().filter(answer -> status(answer) == CONFLICT
                                && !answer.details().has(Detail.CODE, MISMATCH)
                                && !has(EventType.MISMATCH))
                        .isPresent();
    }

    public List<Event> events() {
        return history.events();
    }

    public static boolean isFreshSuccess(Event answer) {
        return Answer.isSuccess(status(answer)) && !answer.details().has(Detail.REPLAYED, "true");
    }

    public static long status(Event event) {
        OptionalLong status = event.details().number(Detail.STATUS);
        return status.orElse(0);
    }

    /** From the first to the last moment, milliseconds, both included. */
    public record Span(long fromMs, long toMs) {

        public boolean holds(long atMs) {
            return atMs >= fromMs && atMs <= toMs;
        }

        public boolean meets(Span other) {
            return fromMs <= other.toMs && other.fromMs <= toMs;
        }
    }
}
