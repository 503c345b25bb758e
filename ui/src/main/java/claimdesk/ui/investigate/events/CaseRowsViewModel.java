package claimdesk.ui.investigate.events;

import claimdesk.app.exchange.table.Column;
import claimdesk.store.journal.Event;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.live.export.ExportViewModel;
import claimdesk.ui.live.row.TimeText;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The events of a case as a table; one of them is selected. For the JavaFX thread only. */
public final class CaseRowsViewModel {

    private final TimeText times;
    private final LongConsumer onSelect;
    private final ExportViewModel export;
    private final BooleanProperty isOnlyTrouble = new SimpleBooleanProperty();
    private final ReadOnlyObjectWrapper<OptionalLong> selected = new ReadOnlyObjectWrapper<>(OptionalLong.empty());
    private final ObservableList<CaseRow> rows = FXCollections.observableArrayList();
    private final ObservableList<CaseRow> rowsShown = FXCollections.unmodifiableObservableList(rows);
    private List<CaseRow> all = List.of();
    private String exportName = "case";
    private boolean isFilling;

    /**
     * @param writer what writes an export
     * @param onSelect told the seq of the event that a person selects here
     */
    public CaseRowsViewModel(TimeText times, Background writer, LongConsumer onSelect) {
        this.times = times;
        this.onSelect = onSelect;
        this.export = new ExportViewModel(writer, (lane, numbers) -> List.of());
        isOnlyTrouble.addListener((property, before, now) -> fill());
    }

    // Properties

    public ObservableList<CaseRow> rows() {
        return rowsShown;
    }

    /** The seq of the event that is selected. */
    public ReadOnlyObjectProperty<OptionalLong> selectedProperty() {
        return selected.getReadOnlyProperty();
    }

    /** Whether only what failed, was refused, held back or injected is shown. */
    public BooleanProperty onlyTroubleProperty() {
        return isOnlyTrouble;
    }

    /** How an export goes on. */
    public ExportViewModel export() {
        return export;
    }

    // Commands

    public void askForFiles(FilePicker picker) {
        export.askForFiles(picker);
    }

    /**
     * Shows the events of a case.
     *
     * @param name what a file of them is called
     */
    public void show(List<Event> events, String name) {
        exportName = name;
        boolean isSame = all.size() == events.size();
        for (int place = 0; isSame && place < events.size(); place++) {
            isSame = all.get(place).event().equals(events.get(place));
        }
        if (!isSame) {
            all = events.stream().map(event -> CaseRow.of(event, times)).toList();
            fill();
        }
    }

    /** A person selects a row; what a table selects of itself because rows come and go does not count. */
    public void pick(CaseRow row) {
        if (!isFilling && !selected.get().equals(OptionalLong.of(row.event().seq()))) {
            onSelect.accept(row.event().seq());
        }
    }

    /** Follows what is selected elsewhere. */
    public void select(OptionalLong seq) {
        selected.set(seq);
    }

    /** Where the selected event stands among the rows that are shown. */
    public Optional<CaseRow> selectedRow() {
        return selected.get().isEmpty()
                ? Optional.empty()
                : rows.stream()
                        .filter(row -> row.event().seq() == selected.get().getAsLong())
                        .findFirst();
    }

    /** These rows as tab-separated text, with a line of names; all that are shown if none is given. */
    public String copied(List<CaseRow> chosen) {
        String names = CaseRow.COLUMNS.stream().map(Column::name).collect(Collectors.joining("\t"));
        return Stream.concat(
                        Stream.of(names),
                        (chosen.isEmpty() ? rows : chosen).stream().map(CaseRow::copied))
                .collect(Collectors.joining("\n"));
    }

    /** Asks for a file and writes to it what the table shows. */
    public void exportRows() {
        export.export(exportName, new CaseRowsTable(rows), rows.size());
    }

    /** Rows that say the same as before stay the same, so that a table keeps its place. */
    private void fill() {
        List<CaseRow> now =
                isOnlyTrouble.get() ? all.stream().filter(CaseRow::isTrouble).toList() : all;
        int same = 0;
        while (same < Math.min(now.size(), rows.size()) && rows.get(same).equals(now.get(same))) {
            same++;
        }
        isFilling = true;
        if (same < rows.size()) {
            rows.remove(same, rows.size());
        }
        rows.addAll(now.subList(same, now.size()));
        isFilling = false;
    }
}
