package claimdesk.ui.investigate.find;

import claimdesk.app.caselist.CaseList;
import claimdesk.app.caselist.FoundCase;
import claimdesk.app.casework.Topic;
import claimdesk.app.query.Offer;
import claimdesk.app.query.QueryOutcome;
import claimdesk.app.query.QueryReader;
import claimdesk.store.window.query.Query;
import claimdesk.store.window.query.Term;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.investigate.find.list.ListEntry;
import claimdesk.ui.investigate.find.list.OfferedLists;
import claimdesk.ui.investigate.find.list.ReviewViewModel;
import claimdesk.ui.investigate.find.list.SavedSearchesViewModel;
import claimdesk.ui.investigate.find.result.FoundText;
import claimdesk.ui.investigate.find.result.OpenFile;
import claimdesk.ui.investigate.find.result.SearchResults;
import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/**
 * Finds cases: what is typed, what it finds, and the lists that are always offered. For the JavaFX thread only; the file
 * is asked in the background.
 */
public final class FindViewModel {

    private final Clock clock;
    private final ZoneId zone;
    private final SavedSearchesViewModel saved;
    private final Consumer<Topic> onOpen;
    private final SearchResults results;
    private final ReviewViewModel review;
    private final StringProperty text = new SimpleStringProperty("");
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper isListing = new ReadOnlyBooleanWrapper();
    private final ObservableList<Offer> offers = FXCollections.observableArrayList();
    private final ObservableList<Offer> offersShown = FXCollections.unmodifiableObservableList(offers);
    private final OfferedLists lists;
    private Optional<CaseList> chosen = Optional.empty();

    /** Where the work is done: a search must not wait for a look through the whole file. */
    public record Workers(Background searches, Background reviews) {}

    /**
     * @param clock with the zone of times that are typed without an offset, and of those shown
     * @param onOpen opens a case
     */
    public FindViewModel(
            OpenFile file, Workers workers, SavedSearchesViewModel saved, Clock clock, Consumer<Topic> onOpen) {
        this.clock = clock;
        this.zone = clock.getZone();
        this.saved = saved;
        this.onOpen = onOpen;
        this.results = new SearchResults(file, workers.searches(), clock, zone);
        this.lists = new OfferedLists(file, workers.searches(), clock);
        this.review = new ReviewViewModel(workers.reviews(), file, clock, this::found);
        text.addListener((property, before, now) -> typed(now));
        review.runningProperty().addListener((property, before, now) -> showFindings());
    }

    // Properties

    public StringProperty textProperty() {
        return text;
    }

    public SearchResults results() {
        return results;
    }

    public SavedSearchesViewModel saved() {
        return saved;
    }

    public ReviewViewModel review() {
        return review;
    }

    /** The lists that are always offered, in their order. */
    public List<ListEntry> lists() {
        return lists.entries();
    }

    /** Whether results are shown, and not the lists to choose from. */
    public ReadOnlyBooleanProperty listingProperty() {
        return isListing.getReadOnlyProperty();
    }

    /** What the results are. */
    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    /** What is wrong with the text, and what is allowed; empty if nothing is. */
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /** Other ways to ask, which may be what was meant. */
    public ObservableList<Offer> offers() {
        return offersShown;
    }

    // Commands

    /** Shows a list; one that needs it has the file looked through. */
    public void choose(CaseList list) {
        if (list.query().isPresent()) {
            text.set(list.query()
                    .get()
                    .each(Term.In.class)
                    .map(term -> term.word().text())
                    .findFirst()
                    .orElseThrow());
            title.set(list.title());
            return;
        }
        text.set("");
        chosen = Optional.of(list);
        title.set(list.title());
        isListing.set(true);
        results.begin(texts(review.found(list)));
        if (!review.isBegun()) {
            review.start();
        }
        showState(list);
    }

    /** Back to the lists. */
    public void clear() {
        if (text.get().isEmpty()) {
            showLists();
        }
        text.set("");
    }

    /** Opens the case of a result: its order, where one is known. */
    public void open(FoundText result) {
        onOpen.accept(result.topic());
    }

    /** Opens the key of a result by itself. */
    public void openKey(FoundText result) {
        onOpen.accept(result.row().key().<Topic>map(Topic.OfKey::new).orElse(result.topic()));
    }

    /** Says that the file was written to, by whomever. */
    public void fileChanged() {
        lists.fileChanged();
        results.fileChanged();
    }

    /** Counts anew if that is worth it. */
    public void tick(long nowMs) {
        lists.tick(nowMs);
    }

    /** Stops what goes on, before the file is closed. */
    public void close() {
        results.cancel();
        review.cancel();
    }

    private void typed(String now) {
        chosen = Optional.empty();
        problem.set("");
        offers.clear();
        if (now.isBlank()) {
            showLists();
            return;
        }
        isListing.set(true);
        title.set("Search");
        QueryReader.read(now, clock.millis(), zone)
                .match(
                        understood -> {
                            offers.setAll(understood.offers());
                            return search(understood.query());
                        },
                        this::misunderstood);
    }

    private boolean search(Query query) {
        results.search(query);
        return true;
    }

    private boolean misunderstood(QueryOutcome.Misunderstood wrong) {
        problem.set(ShownText.of(wrong.problem().message()));
        results.begin(List.of());
        return false;
    }

    private void showLists() {
        chosen = Optional.empty();
        isListing.set(false);
        results.begin(List.of());
    }

    private void found(List<FoundCase> some) {
        chosen.ifPresent(list -> {
            if (some.isEmpty()) {
                results.begin(List.of());
            }
            int room = ReviewViewModel.KEPT_MAX - results.rows().size();
            results.add(texts(some.stream()
                    .filter(one -> list.holds(one.finding().code()))
                    .limit(Math.max(0, room))
                    .toList()));
        });
        showFindings();
    }

    private void showFindings() {
        lists.show(review);
        chosen.ifPresent(this::showState);
    }

    private void showState(CaseList list) {
        results.say(review.count(list), review.runningProperty().get());
    }

    private List<FoundText> texts(List<FoundCase> some) {
        return some.stream()
                .map(one -> FoundText.of(one.topic(), one.row(), one.finding().text(), zone))
                .toList();
    }
}
