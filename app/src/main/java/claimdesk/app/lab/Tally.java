package claimdesk.app.lab;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.lab.Cell.Breakage;
import claimdesk.app.lab.Cell.Example;
import claimdesk.store.claim.Protocol;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Counts what the runs of one cell come to. */
final class Tally {

    private final Map<Invariant, List<Example>> broken = new EnumMap<>(Invariant.class);
    private Example first;
    private Example firstBroken;
    private int runs;
    private int kept;

    void add(Example run, Set<Invariant> broke) {
        runs++;
        first = first == null ? run : first;
        if (broke.isEmpty()) {
            kept++;
        } else if (firstBroken == null) {
            firstBroken = run;
        }
        broke.forEach(invariant ->
                broken.computeIfAbsent(invariant, none -> new ArrayList<>()).add(run));
    }

    /** After at least one run. */
    Cell cell(Protocol protocol, LabFault fault) {
        List<Breakage> breakages = broken.entrySet().stream()
                .map(one -> new Breakage(
                        one.getKey(), one.getValue().size(), one.getValue().get(0)))
                .toList();
        return new Cell(protocol, fault, runs, kept, breakages, firstBroken == null ? first : firstBroken);
    }
}
