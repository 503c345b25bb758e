package claimdesk.ui.investigate.find.list;

import claimdesk.app.caselist.CaseList;
import claimdesk.app.caselist.FileReview;
import claimdesk.app.caselist.FoundCase;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.investigate.find.result.OpenFile;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** The look through the whole file: how far it is, and what it found for each list. For the JavaFX thread only. */
public final class ReviewViewModel {

    /** How many cases one list holds; what comes after is counted, and not kept. */
    public static final int KEPT_MAX = 10_000;

    private final Background background;
    private final OpenFile file;
    private final InstantSource clock;
    private final Consumer<List<FoundCase>> onFound;
    private final ReadOnlyBooleanWrapper isRunning = new ReadOnlyBooleanWrapper();
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper();
    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");
    private final Map<CaseList, List<FoundCase>> found = new EnumMap<>(CaseList.class);
    private final Map<CaseList, Long> counts = new EnumMap<>(CaseList.class);
    private FileReview running = new FileReview(one -> {}, how -> {});
    private boolean isBegun;

    /**
     * @param background a thread of its own, for it takes long
     * @param onFound told of what was found since it was told last; with nothing when all begins anew
     */
    public ReviewViewModel(
            Background background, OpenFile file, InstantSource clock, Consumer<List<FoundCase>> onFound) {
        this.background = background;
        this.file = file;
        this.clock = clock;
        this.onFound = onFound;
    }

    // Properties

    public ReadOnlyBooleanProperty runningProperty() {
        return isRunning.getReadOnlyProperty();
    }

    /** From 0 to 1; less than 0 where it cannot be told. */
    public ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /** How far it is, or how it ended; empty before it was begun. */
    public ReadOnlyStringProperty messageProperty() {
        return message.getReadOnlyProperty();
    }

    /** Whether the file was looked through, at least in part. */
    public boolean isBegun() {
        return isBegun;
    }

    /** What was found for {@code list}, in the order of finding; no more than are kept. */
    public List<FoundCase> found(CaseList list) {
        return List.copyOf(found.getOrDefault(list, List.of()));
    }

    public long count(CaseList list) {
        return counts.getOrDefault(list, 0L);
    }

    // Commands

    /** Begins anew, unless it is running. */
    public void start() {
        if (isRunning.get()) {
            return;
        }
        isBegun = true;
        isRunning.set(true);
        progress.set(0);
        message.set("Looking through the file\u2026");
        found.clear();
        counts.clear();
        onFound.accept(List.of());
        Arrivals arrivals = new Arrivals();
        FileReview review = new FileReview(arrivals::add, arrivals::progress);
        running = review;
        background.run(
                () -> file.ask(store -> review.run(store, clock.millis())),
                looked -> {
                    arrivals.show();
                    end(cases(looked)
                            + (review.isCancelled() ? " looked at; cancelled, so there may be more" : " looked at"));
                },
                failure -> {
                    arrivals.show();
                    end("The file could not be looked through: " + failure.getMessage() + ". What was found until then"
                            + " is listed.");
                });
    }

    public void cancel() {
        running.cancel();
    }

    private void end(String how) {
        isRunning.set(false);
        message.set(how);
    }

    private static String cases(long number) {
        return Figures.count(number) + (number == 1 ? " case" : " cases");
    }

    private void take(List<FoundCase> some) {
        for (FoundCase one : some) {
            for (CaseList list : CaseList.values()) {
                if (list.holds(one.finding().code())) {
                    counts.merge(list, 1L, Long::sum);
                    List<FoundCase> kept = found.computeIfAbsent(list, none -> new ArrayList<>());
                    if (kept.size() < KEPT_MAX) {
                        kept.add(one);
                    }
                }
            }
        }
        if (!some.isEmpty()) {
            onFound.accept(some);
        }
    }

    /** What the background has found and the screen has not shown yet; shown in bursts, one at a time. */
    private final class Arrivals {
        private final List<FoundCase> waiting = new ArrayList<>();
        private final AtomicBoolean isAsked = new AtomicBoolean();
        private volatile FileReview.Progress latest = new FileReview.Progress(0, 0);

        void add(FoundCase one) {
            synchronized (waiting) {
                waiting.add(one);
            }
        }

        void progress(FileReview.Progress now) {
            latest = now;
            if (isAsked.compareAndSet(false, true)) {
                background.show(this::show);
            }
        }

        void show() {
            isAsked.set(false);
            List<FoundCase> some;
            synchronized (waiting) {
                some = List.copyOf(waiting);
                waiting.clear();
            }
            FileReview.Progress now = latest;
            progress.set(now.part());
            if (isRunning.get()) {
                message.set(cases(now.looked()) + " looked at\u2026");
            }
            take(some);
        }
    }
}
