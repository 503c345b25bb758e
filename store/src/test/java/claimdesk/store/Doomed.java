package claimdesk.store;

import claimdesk.store.claim.Claim;
import claimdesk.store.claim.OutcomeClass;
import java.nio.file.Path;

/** A process that claims the sample key, saves its answer, and is killed before or after the commit of that. */
public final class Doomed {

    private Doomed() {}

    /** Takes the folder of the file, and {@code before} or {@code after}. */
    public static void main(String[] arguments) {
        Bench bench = Bench.grouped(Path.of(arguments[0]));
        Claim claim = bench.claimed(bench.request("doomed"));
        bench.store().write(tables -> {
            tables.claims().save(claim, Samples.answer(201, "made"), OutcomeClass.FINAL, Bench.RETENTION_MS);
            if (arguments[1].equals("before")) {
                Runtime.getRuntime().halt(9);
            }
            return claim;
        });
        Runtime.getRuntime().halt(9);
    }
}
