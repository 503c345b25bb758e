package claimdesk.app.scenario;

import claimdesk.app.call.ReplyProfile;
import claimdesk.store.order.Operation;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * How the order desk serves: its leases, the time its work takes, and how it words its replies.
 *
 * @param retentionMs how long a saved answer is kept for replay, milliseconds, at least 1
 * @param replyProfile one of {@link #REPLY_PROFILES}
 */
public record DeskPlan(Lease lease, Work work, long retentionMs, String replyProfile) {

    public static final List<String> REPLY_PROFILES =
            Arrays.stream(ReplyProfile.values()).map(ReplyProfile::text).toList();

    public DeskPlan {
        Bounds.check("retention", retentionMs, 1, Bounds.YEAR_MS);
        if (!REPLY_PROFILES.contains(replyProfile)) {
            throw new IllegalArgumentException(
                    "reply profile " + Words.quoted(replyProfile) + "; allowed: " + String.join(", ", REPLY_PROFILES));
        }
    }

    /**
     * How long a claim is good.
     *
     * @param defaultMs milliseconds, at least 1
     * @param byOperationMs what differs from the default
     * @param renews whether long work renews its claim before the lease ends
     */
    public record Lease(long defaultMs, Map<Operation, Long> byOperationMs, boolean renews) {

        public Lease {
            Bounds.check("lease", defaultMs, 1, Bounds.DAY_MS);
            byOperationMs.forEach((operation, ms) -> Bounds.check(operation.text() + " lease", ms, 1, Bounds.DAY_MS));
            Map<Operation, Long> ordered = new EnumMap<>(Operation.class);
            ordered.putAll(byOperationMs);
            byOperationMs = Collections.unmodifiableMap(ordered);
        }

        public long msFor(Operation operation) {
            return byOperationMs.getOrDefault(operation, defaultMs);
        }
    }

    /**
     * How long the work takes.
     *
     * @param minMs milliseconds, at least 0
     * @param maxMs milliseconds, at least {@code minMs}
     * @param effectAtPercent where in that time an effect happens that is on its own, 0 to 100
     */
    public record Work(long minMs, long maxMs, int effectAtPercent) {

        public Work {
            Bounds.check("shortest work", minMs, 0, Bounds.DAY_MS);
            Bounds.check("longest work", maxMs, 0, Bounds.DAY_MS);
            Bounds.check("effect at percent", effectAtPercent, 0, 100);
            if (minMs > maxMs) {
                throw new IllegalArgumentException(
                        "min-ms " + minMs + " is over max-ms " + maxMs + "; allowed: min-ms up to max-ms");
            }
        }
    }
}
