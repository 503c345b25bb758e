package claimdesk.ui.command.measure;

import claimdesk.app.bench.Bench;
import claimdesk.app.bench.Measured;
import claimdesk.app.bench.Measured.Writer;
import claimdesk.app.bench.Timing;
import claimdesk.store.bench.Rows;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The figures of a bench: a line each for a person, and one JSON object for a program. */
final class BenchText {

    static final String HEAD = String.format(
            "%-15s %-24s %10s %9s %9s %9s", "rows", "written by", "a second", "p50 ms", "p99 ms", "CPU us");

    private static final ObjectMapper JSON = new ObjectMapper();

    private final List<Measured> figures = new ArrayList<>();

    void add(Measured figure) {
        figures.add(figure);
    }

    static String plain(Measured figure) {
        Timing timing = figure.timing();
        return String.format(
                Locale.ROOT,
                "%-15s %-24s %10.0f %9.2f %9.2f %9.0f",
                figure.rows().text(),
                writer(figure),
                timing.perSecond(),
                timing.percentileMs(50),
                timing.percentileMs(99),
                timing.cpuMicros());
    }

    private static String writer(Measured figure) {
        if (figure.writer() == Writer.BARE) {
            return "bare, " + figure.perCommit() + " a commit";
        }
        return figure.keysBefore() > 0
                ? figure.callers() + " callers, " + figure.keysBefore() + " keys"
                : figure.callers() + " callers, " + figure.processes() + " proc.";
    }

    /** What the figures come to; each line only where its figures were measured. */
    String plainEnd() {
        return ends().entrySet().stream()
                .map(end -> String.format(Locale.ROOT, "%s: %.2f%n", words(end.getKey()), end.getValue()))
                .collect(Collectors.joining());
    }

    String json() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("figures", figures.stream().map(BenchText::json).toList());
        all.putAll(ends());
        try {
            return JSON.writeValueAsString(all);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException("numbers and texts are always JSON", impossible);
        }
    }

    private static Map<String, Object> json(Measured figure) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("rows", figure.rows().text());
        one.put("writer", figure.writer().name().toLowerCase(Locale.ROOT));
        one.put("callers", figure.callers());
        one.put("processes", figure.processes());
        if (figure.writer() == Writer.BARE) {
            one.put("perCommit", figure.perCommit());
        }
        one.put("keysBefore", figure.keysBefore());
        one.put("calls", figure.timing().nanos().length);
        one.put("perSecond", figure.timing().perSecond());
        one.put("p50Ms", figure.timing().percentileMs(50));
        one.put("p99Ms", figure.timing().percentileMs(99));
        one.put("cpuMicros", figure.timing().cpuMicros());
        return one;
    }

    private Map<String, Double> ends() {
        Map<String, Double> ends = new LinkedHashMap<>();
        for (Rows rows : Rows.values()) {
            String name = rows == Rows.CALL ? "call" : "claimAndSave";
            OptionalDouble most = best(one -> isOf(one, rows, Writer.STORE) && one.processes() == 1);
            OptionalDouble single = best(one -> isOf(one, rows, Writer.BARE) && one.perCommit() == 1);
            OptionalDouble batched = best(one -> isOf(one, rows, Writer.BARE) && one.perCommit() == Bench.BATCH);
            if (most.isPresent() && single.isPresent() && batched.isPresent()) {
                ends.put(name + "TimesOneCommit", most.getAsDouble() / single.getAsDouble());
                ends.put(name + "ShareOfBatched", most.getAsDouble() / batched.getAsDouble());
            }
        }
        costByKeys(ends);
        return ends;
    }

    /** The least cost with the most keys against the least cost with the fewest. */
    private void costByKeys(Map<String, Double> ends) {
        long fewest = figures.stream().mapToLong(Measured::keysBefore).min().orElse(0);
        long most = figures.stream().mapToLong(Measured::keysBefore).max().orElse(0);
        if (most > fewest) {
            double few = best(one -> one.keysBefore() == fewest).orElseThrow();
            double many = best(one -> one.keysBefore() == most).orElseThrow();
            ends.put("costWithMostKeysTimesFewest", few / many);
        }
    }

    private OptionalDouble best(Predicate<Measured> wanted) {
        return figures.stream()
                .filter(wanted)
                .mapToDouble(one -> one.timing().perSecond())
                .max();
    }

    private static boolean isOf(Measured figure, Rows rows, Writer writer) {
        return figure.rows() == rows && figure.writer() == writer;
    }

    private static String words(String name) {
        return name.replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT);
    }
}
