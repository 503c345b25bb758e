package claimdesk.ui.bench;

import java.util.Arrays;

/** Measured lengths of time in milliseconds. Not thread-safe. */
final class Samples {

    private double[] values = new double[1024];
    private int size;

    void add(double ms) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size * 2);
        }
        values[size++] = ms;
    }

    int size() {
        return size;
    }

    /** The value that {@code part} of all do not exceed; 0 if there is none. */
    double quantile(double part) {
        if (size == 0) {
            return 0;
        }
        double[] sorted = Arrays.copyOf(values, size);
        Arrays.sort(sorted);
        return sorted[(int) Math.min(size - 1L, Math.round(Math.floor(size * part)))];
    }

    /** How many exceed {@code ms}, as a part of all. */
    double partOver(double ms) {
        return size == 0
                ? 0
                : Arrays.stream(values, 0, size).filter(value -> value > ms).count() / (double) size;
    }
}
