package claimdesk.app.finding;

import claimdesk.app.call.KeyAdvice;
import claimdesk.app.call.ReplyCode;
import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseCall;
import claimdesk.app.casework.Phrases;
import claimdesk.app.exchange.ImportedEvents;
import claimdesk.store.claim.Answer;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Retries that should not have come, or not so soon. */
final class RetryFindings {

    /** A storm is so many requests … */
    private static final int STORM = 5;
    /** … with at most so long from one to the next … */
    private static final long STORM_GAP_MS = 2000;
    /** … the last pause no longer than so many times the first, in percent. */
    private static final long GROWTH_PERCENT = 150;

    private static final int CLIENT_ERRORS = 400;
    private static final int SERVER_ERRORS = 500;
    /** Timeout, conflict, too early, too many: these ask to be tried again. */
    private static final Set<Long> RETRYABLE = Set.of(408L, 409L, 425L, 429L);

    private RetryFindings() {}

    static Stream<Finding> of(Case one) {
        List<CaseCall> arrived = one.calls().stream()
                .filter(call -> call.received().filter(ImportedEvents::isTimed).isPresent())
                .filter(call -> !call.isByAgent())
                .sorted(Comparator.comparing(
                        call -> call.received().orElseThrow().atMs()))
                .toList();
        Map<List<Object>, List<CaseCall>> byAction = arrived.stream()
                .filter(call -> call.vendor().isPresent() && call.order().isPresent())
                .collect(Collectors.groupingBy(
                        call -> List.of(call.vendor().get(), call.order().get(), call.operation()),
                        LinkedHashMap::new,
                        Collectors.toList()));
        return byAction.values().stream().flatMap(calls -> Stream.concat(retriedFinal(calls), storm(calls).stream()));
    }

    private static Stream<Finding> retriedFinal(List<CaseCall> calls) {
        Map<List<Object>, NavigableMap<Long, Event>> arrivals = new HashMap<>();
        calls.forEach(call -> {
            Event received = call.received().orElseThrow();
            arrivals.computeIfAbsent(content(call), first -> new TreeMap<>()).putIfAbsent(received.atMs(), received);
        });
        return calls.stream()
                .flatMap(call -> call
                        .told()
                        .filter(RetryFindings::isFinalRefusal)
                        .flatMap(told -> next(arrivals.get(content(call)), told)
                                .map(retry -> new Finding(
                                        FindingCode.RETRIED_FINAL,
                                        "After " + CaseCall.status(told)
                                                + told.details()
                                                        .text(Detail.CODE)
                                                        .map(code -> " " + code)
                                                        .orElse("")
                                                + ", which must not be retried, the same request was sent again at "
                                                + Phrases.time(retry) + ".",
                                        List.of(told, retry))))
                        .stream());
    }

    /** By what a request is the same as another: its key and its content. */
    private static List<Object> content(CaseCall call) {
        return List.of(call.key(), call.fingerprint());
    }

    /** The next request after the answer. */
    private static Optional<Event> next(NavigableMap<Long, Event> arrivals, Event told) {
        return Optional.ofNullable(arrivals.higherEntry(told.atMs())).map(Map.Entry::getValue);
    }

    private static boolean isFinalRefusal(Event told) {
        long status = CaseCall.status(told);
        Optional<ReplyCode> known = told.details().text(Detail.CODE).flatMap(code -> Arrays.stream(ReplyCode.values())
                .filter(one -> one.text().equals(code))
                .findFirst());
        if (Answer.isSuccess((int) status) || told.details().has(Detail.REPLAYED, "true")) {
            return false;
        }
        return known.map(code -> code.advice() != KeyAdvice.SAME_KEY)
                .orElse(status >= CLIENT_ERRORS && status < SERVER_ERRORS && !RETRYABLE.contains(status));
    }

    private static Optional<Finding> storm(List<CaseCall> calls) {
        List<Event> starts =
                calls.stream().map(call -> call.received().orElseThrow()).toList();
        for (int last = STORM - 1; last < starts.size(); last++) {
            List<Event> window = starts.subList(last - STORM + 1, last + 1);
            if (isStorm(window)) {
                long tookMs = window.get(STORM - 1).atMs() - window.get(0).atMs();
                return Optional.of(new Finding(
                        FindingCode.RETRY_STORM,
                        STORM + " requests came within " + Phrases.duration(tookMs) + " and did not back off, from "
                                + Phrases.time(window.get(0)) + " on.",
                        window));
            }
        }
        return Optional.empty();
    }

    private static boolean isStorm(List<Event> window) {
        long[] gaps = new long[STORM - 1];
        for (int place = 0; place < gaps.length; place++) {
            gaps[place] = window.get(place + 1).atMs() - window.get(place).atMs();
        }
        return Arrays.stream(gaps).allMatch(gap -> gap <= STORM_GAP_MS)
                && gaps[gaps.length - 1] * 100 <= gaps[0] * GROWTH_PERCENT;
    }
}
