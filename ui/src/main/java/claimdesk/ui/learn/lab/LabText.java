package claimdesk.ui.learn.lab;

import claimdesk.app.lab.Cell;
import claimdesk.app.lab.Cell.Breakage;
import claimdesk.app.lab.Comparison;
import claimdesk.app.lab.Comparison.Side;
import claimdesk.app.lab.Difference;
import claimdesk.store.claim.Protocol;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.learn.stepper.RoomTime;
import claimdesk.ui.timeline.layout.EventText;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Cells and comparisons in words. */
final class LabText {

    private static final int ONE_LINE_MAX = 14;
    private static final int COUNT_MAX = 10;
    private static final EventText EVENTS = new EventText(RoomTime::of);

    private LabText() {}

    /** What the protocol does, in a sentence or two. */
    static String explained(Protocol protocol) {
        String how = how(protocol);
        return protocol.isFitForUse() ? how : how + " Here to be studied, not fit for use.";
    }

    private static String how(Protocol protocol) {
        return switch (protocol.id()) {
            case "check-then-insert" ->
                "Looks for the key, and inserts it in a later transaction: two can look before either inserts.";
            case "best-effort" ->
                "The first insert wins. The save is by the key alone; one that fails is logged, and answered as a"
                        + " success.";
            case "status-only" -> "The first insert wins. The save asks only that the key is in progress, by whomever.";
            case "executor-id" ->
                "The first insert wins. Claim and save are by a worker's name, which all its calls share.";
            case "owned-claim" ->
                "Each claim has a token of its own; the save needs the token and a lease that runs. The effect is on its"
                        + " own, so that it may happen twice.";
            case "owned-claim-ledger" ->
                "As owned-claim, and each effect at most once for a key, by a unique constraint.";
            case "owned-claim-atomic" ->
                "As owned-claim, and the effect is in the transaction of the save: a refused save rolls it back."
                        + " The default.";
            default -> protocol.id();
        };
    }

    /** A long id, with a break behind the hyphen that makes its longer line shortest. */
    static String inTwoLines(String id) {
        if (id.length() <= ONE_LINE_MAX) {
            return id;
        }
        return IntStream.range(1, id.length())
                .filter(place -> id.charAt(place - 1) == '-')
                .boxed()
                .min(Comparator.comparingInt(place -> Math.max(place, id.length() - place)))
                .map(place -> id.substring(0, place) + "\n" + id.substring(place))
                .orElse(id);
    }

    /** Like {@code 6 of 20}. */
    static String count(int count, Cell cell) {
        return Figures.count(count) + " of " + Figures.count(cell.seeds());
    }

    /** Like {@code kept  20 of 20}; in two lines where the count is long. */
    static String kept(Cell cell) {
        String count = count(cell.kept(), cell);
        return "kept" + (count.length() > COUNT_MAX ? "\n" : "  ") + count;
    }

    /** The whole cell in one line. */
    static String words(Cell cell) {
        String came = cell.isKept()
                ? "everything kept in " + count(cell.kept(), cell)
                : cell.broken().stream()
                        .map(one -> one.invariant().id() + " broken in " + count(one.count(), cell))
                        .collect(Collectors.joining(", "));
        return cell.fault().title() + " under " + cell.protocol().id() + ": " + came;
    }

    /** What a cell is about, for whoever looks closer. */
    static String explained(Cell cell) {
        String broken = cell.broken().stream()
                .map(Breakage::invariant)
                .map(invariant -> " Should hold: " + invariant.sentence())
                .collect(Collectors.joining());
        return words(cell) + "." + broken + " Press Enter or click for both timelines.";
    }

    /** Like {@code kept} and {@code broken: one-execution, no-stale-owner}. */
    static String words(Side side) {
        return side.broken().isEmpty()
                ? "kept"
                : "broken: "
                        + side.broken().stream()
                                .map(invariant -> invariant.id())
                                .collect(Collectors.joining(", "));
    }

    static String difference(Comparison all) {
        return all.difference()
                .map(one -> "First difference, event " + one.place() + ". " + sides(all, one))
                .orElse("No difference: both journals tell the same.");
    }

    private static String sides(Comparison all, Difference one) {
        return all.one().schedule().protocol().id() + ": " + event(one.one()) + "; "
                + all.other().schedule().protocol().id() + ": " + event(one.other()) + ".";
    }

    private static String event(Optional<Event> event) {
        return event.map(one -> one.subject().attempt().map(AttemptId::text).orElse("nobody") + " "
                        + (one.type() == EventType.EFFECT ? "effect: " : "") + EVENTS.label(one))
                .orElse("nothing any more");
    }
}
