package claimdesk.ui.simulate.field;

import claimdesk.app.vendor.DelayRange;
import claimdesk.app.vendor.RetryPolicy;
import claimdesk.ui.controls.Figures;
import java.util.List;

/**
 * How long a vendor waits before each of its retries, as it is drawn.
 *
 * @param shown the first retries, each with the shortest and the longest wait
 * @param retries how many there are
 * @param leastMs all waits together, at least
 * @param mostMs all waits together, at most
 */
public record DelayCurve(List<DelayRange> shown, int retries, long leastMs, long mostMs) {

    public static final int SHOWN_MAX = 16;

    public static DelayCurve of(RetryPolicy policy) {
        int retries = policy.attemptsMax() - 1;
        List<DelayRange> all = policy.backoff().curve(retries);
        return new DelayCurve(
                List.copyOf(all.subList(0, Math.min(SHOWN_MAX, retries))),
                retries,
                all.stream().mapToLong(DelayRange::minMs).sum(),
                all.stream().mapToLong(DelayRange::maxMs).sum());
    }

    /** The longest wait that is shown, at least 1. */
    public long topMs() {
        return Math.max(1, shown.stream().mapToLong(DelayRange::maxMs).max().orElse(1));
    }

    /** The waits in words. */
    public String words() {
        if (retries == 0) {
            return "One attempt, no retry.";
        }
        String waits =
                leastMs == mostMs ? Figures.length(mostMs) : Figures.length(leastMs) + " to " + Figures.length(mostMs);
        String hidden = retries > shown.size() ? ", the first " + shown.size() + " are drawn" : "";
        return retries + (retries == 1 ? " retry" : " retries") + hidden + "; all waits together: " + waits + ".";
    }
}
