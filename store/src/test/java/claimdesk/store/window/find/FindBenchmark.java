package claimdesk.store.window.find;

import claimdesk.store.Store;
import claimdesk.store.sample.LargeFile;
import claimdesk.store.window.query.Field;
import claimdesk.store.window.query.Query;
import claimdesk.store.window.query.Relation;
import claimdesk.store.window.query.StateWord;
import claimdesk.store.window.query.Term;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Times the first question of searches on a file of {@link LargeFile}, by the clock and by the thread's CPU.
 *
 * <pre>FindBenchmark FILE [ROUNDS]</pre>
 */
public final class FindBenchmark {

    private static final int ROUNDS = 40;
    private static final int PAGE = 100;
    private static final double NANOS_PER_MS = 1e6;

    private FindBenchmark() {}

    public static void main(String[] arguments) {
        int rounds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : ROUNDS;
        try (Store store = Store.open(Path.of(arguments[0]), Instant::now)) {
            long newestMs = store.read(tables -> tables.journal().lastAtMs());
            System.out.printf(
                    "%-28s %6s %9s %9s %8s %8s %8s%n", "query", "rows", "read", "first ms", "p50", "max", "CPU p50");
            queries(newestMs).forEach((name, query) -> measure(store, name, query, newestMs, rounds));
        }
    }

    private static Map<String, Query> queries(long newestMs) {
        Map<String, Query> all = new LinkedHashMap<>();
        all.put("4", word("4"));
        all.put("order-0000", word("order-0000"));
        all.put("order-00004711", word("order-00004711"));
        all.put("attempt-000", word("attempt-000"));
        all.put("Nor", word("Nor"));
        all.put("nothing-like-it", word("nothing-like-it"));
        all.put("vendor:vendor-0007", named(Field.VENDOR, "vendor-0007"));
        all.put("vendor:North", named(Field.VENDOR, "North"));
        all.put("refused", in(StateWord.REFUSED));
        all.put("refused, 1 h", and(in(StateWord.REFUSED), new Term.During(newestMs - 3_600_000, newestMs)));
        all.put("in-progress", in(StateWord.IN_PROGRESS));
        all.put("stuck", in(StateWord.STUCK));
        all.put("saved", in(StateWord.SAVED));
        all.put("unknown", in(StateWord.UNKNOWN));
        all.put("busy", in(StateWord.BUSY));
        all.put("mismatch (none)", in(StateWord.MISMATCH));
        all.put("status:200", Query.of(new Term.Status(200)));
        all.put("status:500 (none)", Query.of(new Term.Status(500)));
        all.put("hash (none)", Query.of(new Term.Hash("ffffffffff")));
        all.put("attempts>1", Query.of(new Term.Attempts(Relation.MORE, 1)));
        all.put("last 15 min", Query.of(new Term.During(newestMs - 900_000, newestMs)));
        all.put("vendor:North status:500", and(named(Field.VENDOR, "North"), new Term.Status(500)));
        all.put("order-0 refused", and(word("order-0"), new Term.In(StateWord.REFUSED)));
        all.put("order-0 busy", and(word("order-0"), new Term.In(StateWord.BUSY)));
        return all;
    }

    private static Query word(String prefix) {
        return Query.of(new Term.Named(Optional.empty(), prefix));
    }

    private static Query named(Field field, String prefix) {
        return Query.of(new Term.Named(Optional.of(field), prefix));
    }

    private static Query in(StateWord word) {
        return Query.of(new Term.In(word));
    }

    private static Query and(Query query, Term other) {
        return Query.of(query.terms().get(0), other);
    }

    private static void measure(Store store, String name, Query query, long nowMs, int rounds) {
        double[] wall = new double[rounds];
        double[] cpu = new double[rounds];
        FoundPage page = null;
        for (int round = 0; round < rounds; round++) {
            long cpuBefore = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            long before = System.nanoTime();
            page = store.read(tables -> tables.window().finder().next(new SearchProgress(query, PAGE), nowMs));
            wall[round] = (System.nanoTime() - before) / NANOS_PER_MS;
            cpu[round] = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - cpuBefore) / NANOS_PER_MS;
        }
        double first = wall[0];
        Arrays.sort(wall);
        Arrays.sort(cpu);
        System.out.printf(
                "%-28s %6d %8d%s %9.1f %8.1f %8.1f %8.1f%n",
                name,
                page.rows().size(),
                page.rowsScanned(),
                page.isComplete() ? "." : "+",
                first,
                wall[rounds / 2],
                wall[rounds - 1],
                cpu[rounds / 2]);
    }
}
