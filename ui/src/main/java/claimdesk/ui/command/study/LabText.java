package claimdesk.ui.command.study;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.lab.Cell;
import claimdesk.app.lab.Cell.Breakage;
import claimdesk.app.lab.Cell.Example;
import claimdesk.app.lab.Grid;
import claimdesk.app.lab.Lab;
import claimdesk.app.lab.LabFault;
import claimdesk.ui.simulate.ProtocolText;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A grid in words for a person, and as one JSON object for a program. */
final class LabText {

    private LabText() {}

    static String json(Grid grid) {
        ObjectNode all = JsonNodeFactory.instance.objectNode();
        all.put("seeds", grid.seeds());
        all.put("firstSeed", grid.firstSeed());
        all.put("complete", grid.isComplete());
        all.put("promisesKept", !grid.breaksPromise());
        all.putArray("notTried").add(Invariant.MISMATCH_NEVER_RUNS.id());
        ArrayNode cells = all.putArray("cells");
        for (Cell cell : grid.cells()) {
            ObjectNode one = cells.addObject();
            one.put("fault", cell.fault().id());
            one.put("protocol", cell.protocol().id());
            one.put("fitForUse", cell.protocol().isFitForUse());
            one.put("seeds", cell.seeds());
            one.put("kept", cell.kept());
            ArrayNode broken = one.putArray("broken");
            for (Breakage breakage : cell.broken()) {
                ObjectNode of = broken.addObject();
                of.put("invariant", breakage.invariant().id());
                of.put("count", breakage.count());
                put(of, breakage.example());
            }
            put(one.putObject("example"), cell.example());
        }
        return all + System.lineSeparator();
    }

    private static void put(ObjectNode node, Example example) {
        node.put("seed", example.seed());
        node.put("schedule", example.schedule().id());
    }

    static String plain(Grid grid) {
        StringBuilder text = new StringBuilder();
        text.append(String.format(
                Locale.ROOT,
                "%s of each cell run, seeds %d to %d; %d of %d cells%s%n",
                grid.seeds() == 1 ? "1 order" : grid.seeds() + " orders",
                grid.firstSeed(),
                grid.firstSeed() + grid.seeds() - 1,
                grid.cells().size(),
                Lab.cells(),
                grid.isComplete() ? "" : ": it was stopped"));
        for (LabFault fault : LabFault.values()) {
            List<Cell> row =
                    grid.cells().stream().filter(cell -> cell.fault() == fault).toList();
            if (!row.isEmpty()) {
                text.append(String.format(Locale.ROOT, "%n%s: %s%n", fault.title(), fault.sentence()));
                row.forEach(cell -> text.append(line(cell)));
            }
        }
        text.append(String.format(
                Locale.ROOT,
                "%n%s%nNot tried: %s (all callers ask for the same).%n",
                promises(grid),
                Invariant.MISMATCH_NEVER_RUNS.id()));
        return text.toString();
    }

    private static String promises(Grid grid) {
        List<String> broken = grid.cells().stream()
                .filter(Cell::breaksPromise)
                .map(cell -> cell.protocol().id() + " under " + cell.fault().id())
                .toList();
        return broken.isEmpty()
                ? "No protocol that is fit for use broke what it is said to keep."
                : "BROKEN by a protocol that is fit for use: " + String.join(", ", broken);
    }

    private static String line(Cell cell) {
        String came = cell.isKept()
                ? String.format(Locale.ROOT, "kept    %s", of(cell.kept(), cell))
                : "BROKEN  "
                        + cell.broken().stream()
                                .map(one -> one.invariant().id() + " " + of(one.count(), cell))
                                .collect(Collectors.joining(", "));
        String example = cell.isKept()
                ? ""
                : String.format(
                        Locale.ROOT,
                        "%n  %30s        claimdesk replay %s",
                        "",
                        cell.example().schedule().id());
        return String.format(Locale.ROOT, "  %-30s%s%s%n", ProtocolText.of(cell.protocol()), came, example);
    }

    private static String of(int count, Cell cell) {
        return count + " of " + cell.seeds();
    }
}
