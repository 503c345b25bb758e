package claimdesk.ui.investigate;

import claimdesk.app.casework.Case;
import claimdesk.app.exchange.ImportedEvents;
import claimdesk.store.journal.Event;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.investigate.detail.EventDetailViewModel;
import claimdesk.ui.investigate.events.CaseRowsViewModel;
import claimdesk.ui.investigate.verdict.Face;
import claimdesk.ui.investigate.verdict.JudgedCase;
import claimdesk.ui.investigate.verdict.VerdictViewModel;
import claimdesk.ui.live.row.TimeText;
import claimdesk.ui.timeline.TimelineViewModel;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** One case on the screen: verdict, timeline, table and the event that is selected in both. For the JavaFX thread only. */
public final class CaseViewModel {

    private final TimelineViewModel timeline;
    private final CaseRowsViewModel rows;
    private final EventDetailViewModel detail;
    private final VerdictViewModel verdict = new VerdictViewModel(this::select);
    private final Background writer;
    private final ReadOnlyObjectWrapper<Optional<Case>> open = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<OptionalLong> selected = new ReadOnlyObjectWrapper<>(OptionalLong.empty());
    private final ReadOnlyObjectWrapper<List<Event>> notes = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyStringWrapper heading = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper about = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper unplaced = new ReadOnlyStringWrapper("");
    private Optional<Face> face = Optional.empty();

    CaseViewModel(TimeText times, Background writer) {
        this.writer = writer;
        this.timeline = new TimelineViewModel(times::of);
        this.rows = new CaseRowsViewModel(times, writer, this::select);
        this.detail = new EventDetailViewModel(times);
        rows.onlyTroubleProperty().bindBidirectional(timeline.onlyTroubleProperty());
        timeline.selectedProperty().addListener((property, before, now) -> now.ifPresent(event -> select(event.seq())));
    }

    // Properties

    /** The case that is open, as it was read last, with its personal data: for what acts on it and shows nothing. */
    public ReadOnlyObjectProperty<Optional<Case>> caseProperty() {
        return open.getReadOnlyProperty();
    }

    /** What people did about the case, as it is shown. */
    public ReadOnlyObjectProperty<List<Event>> notesProperty() {
        return notes.getReadOnlyProperty();
    }

    /** The seq of the event that is selected, wherever it was chosen. */
    public ReadOnlyObjectProperty<OptionalLong> selectedProperty() {
        return selected.getReadOnlyProperty();
    }

    /** Like {@code Order 4711}. */
    public ReadOnlyStringProperty headingProperty() {
        return heading.getReadOnlyProperty();
    }

    public ReadOnlyStringProperty aboutProperty() {
        return about.getReadOnlyProperty();
    }

    /** How many events have no place on the timeline, in words; empty if all have. */
    public ReadOnlyStringProperty unplacedProperty() {
        return unplaced.getReadOnlyProperty();
    }

    public TimelineViewModel timeline() {
        return timeline;
    }

    public CaseRowsViewModel rows() {
        return rows;
    }

    public EventDetailViewModel detail() {
        return detail;
    }

    public VerdictViewModel verdict() {
        return verdict;
    }

    // Commands

    /** Shows a case. What is selected stays so, if it is still there; in another case, nothing is. */
    void show(JudgedCase judged) {
        boolean isOther = open.get()
                .filter(before -> before.topic().equals(judged.found().topic()))
                .isEmpty();
        if (isOther) {
            selectNothing();
            timeline.onlyTroubleProperty().set(false);
            timeline.zoomToFit();
        }
        Case now = judged.face().shown();
        face = Optional.of(judged.face());
        open.set(Optional.of(judged.found()));
        notes.set(judged.face().notes());
        CaseTitle title = CaseTitle.of(now);
        heading.set(title.heading());
        about.set(title.about());
        verdict.show(judged.face().verdict(), now.isCut());
        List<Event> placed =
                now.events().stream().filter(ImportedEvents::isTimed).toList();
        int without = now.events().size() - placed.size();
        unplaced.set(
                without == 0
                        ? ""
                        : Figures.count(without) + (without == 1 ? " event has" : " events have")
                                + " no store time, and stands only in the table.");
        timeline.show(placed);
        rows.show(now.events(), title.fileName());
        selected.get().ifPresent(this::showEvent);
    }

    /** Shows no case. */
    void clear() {
        selectNothing();
        face = Optional.empty();
        open.set(Optional.empty());
        notes.set(List.of());
        heading.set("");
        about.set("");
        timeline.show(List.of());
        rows.show(List.of(), "");
    }

    /** Selects the event with that seq everywhere. One that the toggle hides is shown again. */
    public void select(long seq) {
        if (selected.get().equals(OptionalLong.of(seq)) || eventOf(seq).isEmpty()) {
            return;
        }
        selected.set(OptionalLong.of(seq));
        rows.select(OptionalLong.of(seq));
        if (rows.selectedRow().isEmpty()) {
            timeline.onlyTroubleProperty().set(false);
        }
        timeline.selectNone();
        timeline.select(seq);
        showEvent(seq);
    }

    /** Who is asked where an export is to go. */
    void askForFiles(FilePicker picker) {
        timeline.exportBy(picker, writer);
        rows.askForFiles(picker);
    }

    private void selectNothing() {
        selected.set(OptionalLong.empty());
        rows.select(OptionalLong.empty());
        timeline.selectNone();
        detail.showNothing();
    }

    private void showEvent(long seq) {
        eventOf(seq).ifPresentOrElse(event -> detail.show(face.orElseThrow().shown(), event), this::selectNothing);
    }

    private Optional<Event> eventOf(long seq) {
        return face.flatMap(one -> one.shown().events().stream()
                .filter(event -> event.seq() == seq)
                .findFirst());
    }
}
