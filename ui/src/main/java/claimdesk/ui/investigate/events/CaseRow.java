package claimdesk.ui.investigate.events;

import claimdesk.app.exchange.ImportedEvents;
import claimdesk.app.exchange.table.Column;
import claimdesk.app.history.Tone;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.live.row.TimeText;
import claimdesk.ui.timeline.RowName;
import claimdesk.ui.timeline.layout.EventText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * One event of a case, as its table shows it.
 *
 * @param row where it is written down
 * @param time store clock; says why, where there is none
 * @param vendorClock raw, as the vendor or the file wrote it; empty if nobody did
 * @param what in a few words
 */
public record CaseRow(Event event, String row, String time, String vendorClock, String what) {

    static final List<Column> COLUMNS = List.of(
            Column.number("seq"),
            Column.text("row"),
            Column.text("time"),
            Column.text("vendor_clock"),
            Column.text("type"),
            Column.text("what"),
            Column.text("vendor"),
            Column.text("key"),
            Column.text("attempt"),
            Column.text("order"),
            Column.text("details"));

    static CaseRow of(Event event, TimeText times) {
        return new CaseRow(
                event,
                RowName.of(event),
                ImportedEvents.isTimed(event)
                        ? times.dated(event.atMs())
                        : "none: " + event.details().text(Detail.TIME_NOTE).orElse("not known"),
                vendorClock(event, times),
                new EventText(times::of).label(event));
    }

    /** It stands beside the store's clock and is never compared with it. */
    public static String vendorClock(Event event, TimeText times) {
        Optional<String> raw = event.details().text(Detail.RAW_VENDOR_TIME).map(ShownText::of);
        var clockMs = event.details().number(Detail.VENDOR_CLOCK_MS);
        return raw.orElseGet(() -> clockMs.isPresent() ? times.dated(clockMs.getAsLong()) : "");
    }

    public String type() {
        return event.type().name();
    }

    public String vendor() {
        return event.subject().vendor().map(one -> ShownText.of(one.text())).orElse("");
    }

    public String key() {
        return event.subject().key().map(one -> ShownText.of(one.text())).orElse("");
    }

    public String attempt() {
        return event.subject().attempt().map(one -> ShownText.of(one.text())).orElse("");
    }

    public String order() {
        return event.subject().order().map(one -> ShownText.of(one.text())).orElse("");
    }

    /** All of its facts in one line. */
    public String details() {
        return event.details().all().entrySet().stream()
                .map(fact -> fact.getKey().text() + " " + ShownText.of(fact.getValue()))
                .collect(Collectors.joining(" \u00B7 "));
    }

    boolean isTrouble() {
        return Tone.of(event).isTrouble();
    }

    /** For a screen reader. */
    String spoken() {
        return what + ", " + time + ", " + row;
    }

    /** Its cells as text, as they are shown. */
    String copied() {
        return String.join(
                "\t",
                Long.toString(event.seq()),
                row,
                time,
                vendorClock,
                type(),
                what,
                vendor(),
                key(),
                attempt(),
                order(),
                details());
    }

    /** Its cells for a file, where nothing is escaped, so that an import reads them again. */
    List<String> cells() {
        return List.of(
                Long.toString(event.seq()),
                event.details()
                        .text(Detail.SOURCE)
                        .map(source -> source + " line "
                                + event.details().text(Detail.LINE).orElse("?"))
                        .orElse(row),
                ImportedEvents.isTimed(event) ? time : "",
                event.details().text(Detail.RAW_VENDOR_TIME).orElse(vendorClock),
                type(),
                what,
                event.subject().vendor().map(Object::toString).orElse(""),
                event.subject().key().map(Object::toString).orElse(""),
                event.subject().attempt().map(Object::toString).orElse(""),
                event.subject().order().map(Object::toString).orElse(""),
                event.details().toJson());
    }
}
