package claimdesk.ui.investigate.detail;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.Origin;
import claimdesk.app.exchange.ImportedEvents;
import claimdesk.app.history.KeyRowChange;
import claimdesk.store.claim.PredicateTerm;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.live.detail.TermRow;
import claimdesk.ui.live.row.TimeText;
import claimdesk.ui.timeline.RowName;
import claimdesk.ui.timeline.layout.EventText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** What is known of the selected event. For the JavaFX thread only. */
public final class EventDetailViewModel {

    private final TimeText times;
    private final EventText words;
    private final ReadOnlyStringWrapper heading = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper place = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper rowNote = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<List<TermRow>> terms = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<Fact>> facts = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<ColumnChange>> columns = new ReadOnlyObjectWrapper<>(List.of());

    public EventDetailViewModel(TimeText times) {
        this.times = times;
        this.words = new EventText(times::of);
    }

    // Properties

    /** What happened; empty if no event is selected. */
    public ReadOnlyStringProperty headingProperty() {
        return heading.getReadOnlyProperty();
    }

    /** Where it is written down. */
    public ReadOnlyStringProperty placeProperty() {
        return place.getReadOnlyProperty();
    }

    /** The terms of a refused save, stored against presented; empty for any other event. */
    public ReadOnlyObjectProperty<List<TermRow>> termsProperty() {
        return terms.getReadOnlyProperty();
    }

    /** Everything that its row says. */
    public ReadOnlyObjectProperty<List<Fact>> factsProperty() {
        return facts.getReadOnlyProperty();
    }

    /** The key row before and after; empty if nothing is known of it. */
    public ReadOnlyObjectProperty<List<ColumnChange>> columnsProperty() {
        return columns.getReadOnlyProperty();
    }

    /** What is to be known of the key row as a whole; empty if no event is selected. */
    public ReadOnlyStringProperty rowNoteProperty() {
        return rowNote.getReadOnlyProperty();
    }

    // Commands

    /** Shows an event of a case. */
    public void show(Case one, Event event) {
        heading.set(capitalised(words.label(event)));
        place.set(place(event));
        terms.set(terms(event));
        facts.set(facts(event));
        Optional<KeyRowChange> change = KeyRowChange.at(one.events(), event);
        columns.set(change.map(found -> ColumnChange.of(found, times)).orElse(List.of()));
        rowNote.set(change.map(EventDetailViewModel::note).orElseGet(() -> noRow(event)));
    }

    public void showNothing() {
        heading.set("");
        place.set("");
        terms.set(List.of());
        facts.set(List.of());
        columns.set(List.of());
        rowNote.set("");
    }

    /** All that is shown, as text. */
    public String copied() {
        Stream<String> rows = facts.get().stream().map(fact -> fact.name() + "\t" + fact.value());
        Stream<String> failed = terms.get().stream().map(TermRow::copied);
        Stream<String> row =
                columns.get().stream().map(column -> column.column() + "\t" + column.before() + "\t" + column.after());
        return Stream.of(Stream.of(heading.get() + "\t" + place.get()), failed, rows, row)
                .flatMap(part -> part)
                .collect(Collectors.joining("\n"));
    }

    private static String capitalised(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + text.substring(1);
    }

    private static String place(Event event) {
        return Origin.of(event).isImported()
                ? RowName.of(event) + ", import " + event.run().number()
                : "journal row " + event.seq() + ", run " + event.run().number();
    }

    private List<TermRow> terms(Event event) {
        if (event.type() != EventType.REFUSED) {
            return List.of();
        }
        return event.details()
                .text(Detail.TERM)
                .flatMap(PredicateTerm::named)
                .map(term -> TermRow.of(term, event.details(), times::of))
                .orElse(List.of());
    }

    private List<Fact> facts(Event event) {
        List<Fact> all = new ArrayList<>();
        all.add(new Fact("type", event.type().name()));
        all.add(new Fact(
                "store clock", ImportedEvents.isTimed(event) ? times.dated(event.atMs()) : "none in this row"));
        event.subject().vendor().ifPresent(vendor -> all.add(new Fact("vendor", ShownText.of(vendor.text()))));
        event.subject().key().ifPresent(key -> all.add(new Fact("key", ShownText.of(key.text()))));
        event.subject().attempt().ifPresent(attempt -> all.add(new Fact("attempt", ShownText.of(attempt.text()))));
        event.subject().order().ifPresent(order -> all.add(new Fact("order", ShownText.of(order.text()))));
        event.details().all().forEach((name, value) -> all.add(new Fact(name.text(), value(name, value))));
        return all;
    }

    /** As it is written; what counts milliseconds of the store's clock also as a time. */
    private String value(Detail name, String written) {
        String shown = ShownText.of(written);
        boolean isInstant =
                name.text().endsWith("UntilMs") || name.text().endsWith("AtMs") || name == Detail.PRESENTED_NOW_MS;
        try {
            return isInstant ? shown + " = " + times.dated(Long.parseLong(written)) : shown;
        } catch (NumberFormatException | java.time.DateTimeException noTime) {
            return shown;
        }
    }

    private static String note(KeyRowChange change) {
        if (change.before().isUnknown() && change.after().isUnknown()) {
            return "The journal shows nothing of the key row up to here.";
        }
        return change.before().isUnknown()
                ? "What the key row was before is not shown by any row at hand."
                : change.isChange() ? "This event changed the key row." : "This event left the key row as it was.";
    }

    private static String noRow(Event event) {
        return event.subject().scopedKey().isEmpty()
                ? "It names no vendor and key, and so no key row."
                : "A file of this kind knows nothing of key rows.";
    }
}
