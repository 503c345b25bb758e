package claimdesk.app.bench;

import java.util.function.LongSupplier;

/**
 * What time is told by.
 *
 * @param nanos from any instant, only ever growing
 * @param cpuNanos that this process has used, all threads
 */
public record Stopwatch(LongSupplier nanos, LongSupplier cpuNanos) {}
