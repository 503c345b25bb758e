package claimdesk.app.casework;

import claimdesk.app.casework.CaseCall.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Finds the calls that were being served at one moment without looking at all of them: sorted by their begin, as a
 * balanced tree in which each node knows the latest end under it.
 */
final class CallTimes {

    private record Timed(CaseCall call, int place, Span span) {}

    private final List<Timed> byBegin = new ArrayList<>();

    /** By the place of the node in the middle of its part. */
    private final long[] latestEndMs;

    /**
     * @param calls those whose begin and end are not both known are never found
     */
    CallTimes(List<CaseCall> calls) {
        for (CaseCall call : calls) {
            call.span().ifPresent(span -> byBegin.add(new Timed(call, byBegin.size(), span)));
        }
        byBegin.sort(Comparator.comparingLong(timed -> timed.span().fromMs()));
        latestEndMs = new long[byBegin.size()];
        settle(0, byBegin.size());
    }

    private long settle(int from, int to) {
        if (from == to) {
            return Long.MIN_VALUE;
        }
        int middle = (from + to) >>> 1;
        long beside = Math.max(settle(from, middle), settle(middle + 1, to));
        latestEndMs[middle] = Math.max(byBegin.get(middle).span().toMs(), beside);
        return latestEndMs[middle];
    }

    /** The calls that were being served then, in the order in which they were given. */
    List<CaseCall> at(long atMs) {
        List<Timed> found = new ArrayList<>();
        find(0, byBegin.size(), atMs, found);
        return found.stream()
                .sorted(Comparator.comparingInt(Timed::place))
                .map(Timed::call)
                .toList();
    }

    private void find(int from, int to, long atMs, List<Timed> found) {
        int middle = (from + to) >>> 1;
        if (from == to || latestEndMs[middle] < atMs) {
            return;
        }
        find(from, middle, atMs, found);
        if (byBegin.get(middle).span().holds(atMs)) {
            found.add(byBegin.get(middle));
        }
        if (byBegin.get(middle).span().fromMs() <= atMs) {
            find(middle + 1, to, atMs, found);
        }
    }
}
