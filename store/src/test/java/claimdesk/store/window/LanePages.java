package claimdesk.store.window;

import claimdesk.store.identity.RunId;
import claimdesk.store.window.lane.LaneFilter;
import claimdesk.store.window.lane.Places;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The lanes a page at a time, newest first, read as the window reads them: the order first, and then its rows. */
final class LanePages {

    private final Window window;

    private LanePages(Window window) {
        this.window = window;
    }

    static LanePages of(Window window) {
        return new LanePages(window);
    }

    List<InProgressRow> inProgress(Cursor before, int limit) {
        return inProgress(LaneFilter.none(), before, limit);
    }

    List<InProgressRow> inProgress(RunId run, Cursor before, int limit) {
        return inProgress(ofRun(run), before, limit);
    }

    private List<InProgressRow> inProgress(LaneFilter filter, Cursor before, int limit) {
        return inOrder(
                window.lanePlaces().inProgress(filter, before, limit),
                window.rowsByNumber()::inProgress,
                InProgressRow::id);
    }

    List<SavedRow> saved(Cursor before, int limit) {
        return saved(LaneFilter.none(), before, limit);
    }

    List<SavedRow> saved(RunId run, Cursor before, int limit) {
        return saved(ofRun(run), before, limit);
    }

    private List<SavedRow> saved(LaneFilter filter, Cursor before, int limit) {
        return inOrder(
                window.lanePlaces().saved(filter, false, before, limit), window.rowsByNumber()::saved, SavedRow::id);
    }

    List<RefusedRow> refused(long beforeSeq, int limit) {
        return refused(LaneFilter.none(), beforeSeq, limit);
    }

    List<RefusedRow> refused(RunId run, long beforeSeq, int limit) {
        return refused(ofRun(run), beforeSeq, limit);
    }

    private List<RefusedRow> refused(LaneFilter filter, long beforeSeq, int limit) {
        return inOrder(
                window.lanePlaces().refused(filter, new Cursor(beforeSeq, beforeSeq), limit),
                window.rowsByNumber()::refused,
                RefusedRow::seq);
    }

    /** Where the page after this row begins. */
    static Cursor after(InProgressRow row) {
        return new Cursor(row.claimedAtMs(), row.id());
    }

    /** Where the page after this row begins. */
    static Cursor after(SavedRow row) {
        return new Cursor(row.savedAtMs(), row.id());
    }

    private static LaneFilter ofRun(RunId run) {
        return LaneFilter.none().withRun(Optional.of(run));
    }

    private static <R> List<R> inOrder(Places places, Function<long[], List<R>> rows, ToLongFunction<R> number) {
        long[] numbers = places.numbers();
        Map<Long, Integer> order = IntStream.range(0, numbers.length)
                .boxed()
                .collect(Collectors.toMap(place -> numbers[place], place -> place));
        return rows.apply(Arrays.copyOf(numbers, numbers.length)).stream()
                .sorted(Comparator.comparing(row -> order.get(number.applyAsLong(row))))
                .toList();
    }
}
