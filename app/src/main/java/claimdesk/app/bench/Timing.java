package claimdesk.app.bench;

import java.util.Arrays;
import java.util.stream.LongStream;

/**
 * How long the actions of a load took.
 *
 * @param nanos of each action, in no order
 * @param cpuNanos of the processes, all threads
 */
public record Timing(long[] nanos, double seconds, long cpuNanos) {

    public Timing {
        nanos = nanos.clone();
        Arrays.sort(nanos);
    }

    @Override
    public long[] nanos() {
        return nanos.clone();
    }

    public double perSecond() {
        return nanos.length / seconds;
    }

    public double cpuMicros() {
        return cpuNanos / 1e3 / nanos.length;
    }

    /** The latency under which {@code percent} of the actions stayed, milliseconds. */
    public double percentileMs(int percent) {
        return nanos[(int) ((nanos.length - 1L) * percent / 100)] / 1e6;
    }

    /** Those of processes that ran side by side for {@code seconds}. */
    static Timing together(Iterable<Timing> shares, double seconds) {
        long[] nanos = {};
        long cpuNanos = 0;
        for (Timing share : shares) {
            nanos = LongStream.concat(Arrays.stream(nanos), Arrays.stream(share.nanos))
                    .toArray();
            cpuNanos += share.cpuNanos;
        }
        return new Timing(nanos, seconds, cpuNanos);
    }
}
