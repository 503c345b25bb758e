package claimdesk.app.agent;

import claimdesk.app.call.FingerprintOutcome;
import claimdesk.app.call.Fingerprints;
import claimdesk.app.call.Request;
import claimdesk.app.simulation.SimulatedBody;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.order.Operation;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the journal knows of the request that a key was used for: all but its body, its query and its content type, of which
 * only the fingerprint is kept. So whoever has the body can send the same request again, and nobody else.
 *
 * @param fingerprint what the same request must have
 * @param bodyBytes how long the body was
 * @param tries the highest number of a try that was received
 */
public record KnownRequest(
        Operation operation,
        String method,
        String route,
        OrderId order,
        String fingerprint,
        int bodyBytes,
        long tries) {

    private static final List<String> CONTENT_TYPES = List.of("application/json", "");

    /** The request that the key's row is for; where there is no row, the newest that could be served. */
    static Optional<KnownRequest> of(List<Event> events, Optional<StoredKey> row) {
        List<Event> received = events.stream()
                .filter(event -> event.type() == EventType.RECEIVED)
                .filter(event -> event.details().text(Detail.FINGERPRINT).isPresent())
                .filter(event -> row.isEmpty()
                        || event.details()
                                .has(Detail.FINGERPRINT, row.get().fingerprint().sha256()))
                .toList();
        long tries = received.stream()
                .mapToLong(event -> event.details().number(Detail.TRY_NUMBER).orElse(0))
                .max()
                .orElse(0);
        return received.isEmpty() ? Optional.empty() : of(received.get(received.size() - 1), tries);
    }

    private static Optional<KnownRequest> of(Event received, long tries) {
        Details facts = received.details();
        Optional<Operation> operation = facts.text(Detail.OPERATION).flatMap(Operation::named);
        Optional<OrderId> order = received.subject().order();
        if (operation.isEmpty() || order.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new KnownRequest(
                operation.get(),
                facts.text(Detail.METHOD).orElse("POST"),
                facts.text(Detail.ROUTE).orElse(""),
                order.get(),
                facts.text(Detail.FINGERPRINT).orElseThrow(),
                (int) facts.number(Detail.BODY_BYTES).orElse(0),
                tries));
    }

    /** The same request, where its body is empty or a simulated vendor's; found by its fingerprint, never guessed. */
    public Optional<Request> again() {
        Stream<byte[]> bodies = Stream.concat(Stream.of(new byte[0]), SimulatedBody.possible(operation, order));
        return bodies.flatMap(body -> again(body, "").stream()).findFirst();
    }

    /** The same request with a body and a query from elsewhere; empty if they make another request. */
    public Optional<Request> again(String body, String query) {
        String withoutEnd = body.endsWith("\n") ? body.substring(0, body.length() - 1) : body;
        return Stream.of(body, withoutEnd)
                .flatMap(text -> again(text.getBytes(StandardCharsets.UTF_8), query).stream())
                .findFirst();
    }

    private Optional<Request> again(byte[] body, String query) {
        return CONTENT_TYPES.stream()
                .map(type -> new Request(method, route, order.text(), query, type, body))
                .filter(this::isSame)
                .findFirst();
    }

    boolean isSame(Request request) {
        FingerprintOutcome taken = Fingerprints.of(request);
        return taken.match(made -> made.fingerprint().sha256().equals(fingerprint), refused -> false);
    }
}
