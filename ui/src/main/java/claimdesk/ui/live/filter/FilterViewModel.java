package claimdesk.ui.live.filter;

import claimdesk.store.identity.RunId;
import claimdesk.store.identity.Vendor;
import claimdesk.store.order.Operation;
import claimdesk.store.window.lane.FilterChoices;
import claimdesk.store.window.lane.FilterChoices.RunChoice;
import claimdesk.store.window.lane.LaneFilter;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.ShownText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** What narrows the lanes down. What is chosen combines: a row is shown if all of it holds. */
public final class FilterViewModel {

    private static final int VENDORS_MAX = 200;
    private static final int RUNS_MAX = 50;

    /** One part of the filter, in words, and the filter without it. */
    public record Chip(String text, LaneFilter without) {}

    /** What there is to choose from. */
    public record Choices(List<Vendor> vendors, List<RunChoice> runs) {}

    private final Background background;
    private final Callable<Choices> reader;
    private final ReadOnlyObjectWrapper<LaneFilter> filter = new ReadOnlyObjectWrapper<>(LaneFilter.none());
    private final ReadOnlyObjectWrapper<Choices> choices =
            new ReadOnlyObjectWrapper<>(new Choices(List.of(), List.of()));

    public FilterViewModel(Background background, Callable<Choices> reader) {
        this.background = background;
        this.reader = reader;
    }

    /** Reads what there is to choose from. */
    public static Choices choices(FilterChoices file) {
        return new Choices(file.vendors(VENDORS_MAX), file.runs(RUNS_MAX));
    }

    // Properties

    public ReadOnlyObjectProperty<LaneFilter> filterProperty() {
        return filter.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Choices> choicesProperty() {
        return choices.getReadOnlyProperty();
    }

    /** One for each part of the filter. */
    public List<Chip> chips() {
        LaneFilter now = filter.get();
        List<Chip> chips = new ArrayList<>();
        now.vendor()
                .ifPresent(vendor ->
                        chips.add(new Chip("vendor " + ShownText.of(vendor.text()), now.withVendor(Optional.empty()))));
        now.operation()
                .ifPresent(operation -> chips.add(new Chip(operation.text(), now.withOperation(Optional.empty()))));
        if (now.isRetriedOnly()) {
            chips.add(new Chip("more than one attempt", now.withRetriedOnly(false)));
        }
        now.protocol()
                .ifPresent(protocol -> chips.add(new Chip(ShownText.of(protocol), now.withProtocol(Optional.empty()))));
        now.run().ifPresent(run -> chips.add(new Chip("run " + run, now.withRun(Optional.empty()))));
        return chips;
    }

    // Commands

    public void show(LaneFilter wanted) {
        filter.set(wanted);
    }

    public void clear() {
        filter.set(LaneFilter.none());
    }

    public void onlyVendor(Vendor vendor) {
        filter.set(filter.get().withVendor(Optional.of(vendor)));
    }

    public void onlyOperation(Operation operation) {
        filter.set(filter.get().withOperation(Optional.of(operation)));
    }

    public void onlyRetried(boolean isWanted) {
        filter.set(filter.get().withRetriedOnly(isWanted));
    }

    public void onlyProtocol(String protocol) {
        filter.set(filter.get().withProtocol(Optional.of(protocol)));
    }

    public void onlyRun(RunId run) {
        filter.set(filter.get().withRun(Optional.of(run)));
    }

    /** Reads anew what there is to choose from; what was read before stays if that fails. */
    public void readChoices() {
        background.run(reader, choices::set, failure -> {});
    }
}
