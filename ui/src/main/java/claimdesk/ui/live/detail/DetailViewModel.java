package claimdesk.ui.live.detail;

import claimdesk.app.casework.Topic;
import claimdesk.app.masking.MaskedEvents;
import claimdesk.app.masking.MaskedText;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.window.AttemptRow;
import claimdesk.store.window.RefusedRow;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.live.feed.LiveSnapshot.KeyAttempts;
import claimdesk.ui.live.row.LaneRow;
import claimdesk.ui.live.row.TimeText;
import claimdesk.ui.timeline.TimelineViewModel;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** What is shown of the selected row: the terms of a refused save, and the attempts of its key. */
public final class DetailViewModel {

    private final TimeText times;
    private final TimelineViewModel timeline;
    private final BooleanProperty isTable = new SimpleBooleanProperty();
    private final BooleanProperty isLarge = new SimpleBooleanProperty();
    private final ReadOnlyStringWrapper heading = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper subheading = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper isShown = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<List<TermRow>> terms = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyStringWrapper why = new ReadOnlyStringWrapper("");
    private Optional<RefusedRow> refused = Optional.empty();
    private String whyRefused = "";
    private List<AttemptRow> looked = List.of();
    private final ObservableList<AttemptText> attempts = FXCollections.observableArrayList();
    private final ObservableList<AttemptText> attemptsShown = FXCollections.unmodifiableObservableList(attempts);
    /** The refusal that is to be selected once the key's events were read. */
    private OptionalLong refusal = OptionalLong.empty();

    private final ReadOnlyObjectWrapper<Optional<Topic>> topic = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<ScopedKey>> key = new ReadOnlyObjectWrapper<>(Optional.empty());
    private Consumer<Topic> onOpenCase = one -> {};

    public DetailViewModel(TimeText times) {
        this.times = times;
        this.timeline = new TimelineViewModel(times::of);
    }

    // Properties

    public ReadOnlyBooleanProperty shownProperty() {
        return isShown.getReadOnlyProperty();
    }

    public ReadOnlyStringProperty headingProperty() {
        return heading.getReadOnlyProperty();
    }

    public ReadOnlyStringProperty subheadingProperty() {
        return subheading.getReadOnlyProperty();
    }

    /** The terms of a refused save's predicate; empty for any other row. */
    public ReadOnlyObjectProperty<List<TermRow>> termsProperty() {
        return terms.getReadOnlyProperty();
    }

    /** Why a save was refused, in words; blank for any other row. */
    public ReadOnlyStringProperty whyProperty() {
        return why.getReadOnlyProperty();
    }

    public ObservableList<AttemptText> attempts() {
        return attemptsShown;
    }

    /** What happened to the selected row's key. */
    public TimelineViewModel timeline() {
        return timeline;
    }

    /** Whether the attempts are shown as a table, and not as a timeline. */
    public BooleanProperty tableProperty() {
        return isTable;
    }

    /** Whether it has all the height, and the lanes make room for it. */
    public BooleanProperty largeProperty() {
        return isLarge;
    }

    /** Which case the selected row belongs to: its order's, or its key's where no order is known. */
    public ReadOnlyObjectProperty<Optional<Topic>> topicProperty() {
        return topic.getReadOnlyProperty();
    }

    // Commands

    /** The key of the selected row; empty if none is selected. */
    public ReadOnlyObjectProperty<Optional<ScopedKey>> keyProperty() {
        return key.getReadOnlyProperty();
    }

    public void openCasesBy(Consumer<Topic> opener) {
        onOpenCase = opener;
    }

    /** Opens the case that the selected row belongs to. */
    public void openCase() {
        topic.get().ifPresent(onOpenCase);
    }

    /** Shows a key that is in no lane. */
    public void show(ScopedKey key, Optional<OrderId> order) {
        this.key.set(Optional.of(key));
        topic.set(Optional.of(order.<Topic>map(Topic.OfOrder::new).orElseGet(() -> new Topic.OfKey(key))));
        isShown.set(true);
        heading.set(order.map(one -> "Order " + name(one.text())).orElse("No order"));
        subheading.set(subheading(key));
        terms.set(List.of());
        tell("", Optional.empty());
    }

    /** Says of something that was found, like {@code order 4711}, that no call has named it with a key. */
    public void showUnnamed(String found) {
        key.set(Optional.empty());
        topic.set(Optional.empty());
        isShown.set(true);
        heading.set(MaskedText.name(found));
        subheading.set("no call has named it yet");
        terms.set(List.of());
        tell("", Optional.empty());
    }

    private static String name(String text) {
        return ShownText.of(MaskedText.name(text));
    }

    private static String subheading(ScopedKey key) {
        return "vendor " + name(key.vendor().text()) + "  \u00B7  key "
                + name(key.key().text());
    }

    public void show(Optional<LaneRow> row) {
        key.set(row.map(LaneRow::key));
        topic.set(row.map(one -> new Topic.OfOrder(one.order())));
        isShown.set(row.isPresent());
        heading.set(row.map(one -> "Order " + name(one.order().text())).orElse(""));
        subheading.set(row.map(one -> subheading(one.key())).orElse(""));
        terms.set(row.map(one -> one.match(
                        claim -> List.<TermRow>of(),
                        saved -> List.<TermRow>of(),
                        refused ->
                                TermRow.of(refused.row().term(), refused.row().details(), times::of)))
                .orElse(List.of()));
        tell(
                row.map(one -> one.match(
                                claim -> "", saved -> "", refused -> RefusalText.of(refused.row(), refused.told())))
                        .orElse(""),
                row.flatMap(one -> one.match(
                        claim -> Optional.<RefusedRow>empty(),
                        saved -> Optional.<RefusedRow>empty(),
                        refused -> Optional.of(refused.row()))));
    }

    /** Why a save was refused, and as soon as the key's attempts were read, what its vendor was told at last. */
    private void tell(String whyNow, Optional<RefusedRow> row) {
        whyRefused = whyNow;
        refused = row;
        String last = row.map(one -> LastTold.of(looked, one.attempt())).orElse("");
        why.set(last.isEmpty() ? whyNow : whyNow + " " + last);
    }

    /** Shows what the journal tells of the row's key. */
    public void show(KeyAttempts looked) {
        showAttempts(looked.attempts());
        timeline.show(
                key.get().map(one -> MaskedEvents.of(one, looked.events())).orElse(List.of()));
        refusal.ifPresent(timeline::select);
        refusal = OptionalLong.empty();
    }

    /** Selects the refusal of a refused row on the timeline, once that is read. */
    public void point(LaneRow row) {
        refusal = row.match(
                claim -> OptionalLong.empty(),
                saved -> OptionalLong.empty(),
                refused -> OptionalLong.of(refused.row().seq()));
    }

    /** Shows nothing of a key until it was read. */
    public void forget() {
        showAttempts(List.of());
        timeline.show(List.of());
    }

    /** Changes only the attempts that say something else than before, so that a selected one stays selected. */
    private void showAttempts(List<AttemptRow> rows) {
        looked = rows;
        tell(whyRefused, refused);
        List<AttemptText> now =
                rows.stream().map(row -> AttemptText.of(row, times)).toList();
        for (int place = 0; place < Math.min(now.size(), attempts.size()); place++) {
            if (!attempts.get(place).equals(now.get(place))) {
                attempts.set(place, now.get(place));
            }
        }
        if (attempts.size() > now.size()) {
            attempts.remove(now.size(), attempts.size());
        } else if (attempts.size() < now.size()) {
            attempts.addAll(now.subList(attempts.size(), now.size()));
        }
    }

    /** These attempts as tab-separated text, with a line of names; all of them if none is given. */
    public String copied(List<AttemptText> chosen) {
        Stream<String> rows = (chosen.isEmpty() ? attempts : chosen).stream().map(AttemptText::copied);
        return Stream.concat(Stream.of("try\tattempt\treceived\twhat happened\tanswered\tvendor got"), rows)
                .collect(Collectors.joining("\n"));
    }
}
