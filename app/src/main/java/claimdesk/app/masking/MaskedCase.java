package claimdesk.app.masking;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.Case.CaseRecord;
import claimdesk.app.casework.Topic;
import claimdesk.store.claim.Answer;
import claimdesk.store.claim.Caller;
import claimdesk.store.claim.SavedAnswer;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A case without the personal data in it; what is personal is in {@code docs/case-file.md}. A verdict on it has the same
 * claims, values, findings and advice. A function of the case.
 */
public final class MaskedCase {

    private static final Comparator<StoredKey> BY_NAME = Comparator.comparing(
                    (StoredKey row) -> row.key().vendor().text())
            .thenComparing(row -> row.key().key().text());

    /** So that a note changes no mask of what was there before. */
    private static final Comparator<Event> ACTS_LAST = Comparator.comparing(
                    (Event event) -> event.type() == EventType.AGENT_ACTION)
            .thenComparing(Event::seq);

    private final Masks masks;
    private final MaskedEvents events;
    private final MaskedBody bodies;
    private final Case shown;
    private final List<Event> notes;

    private MaskedCase(Case one, String name) {
        CaseRecord record = one.record();
        this.masks = Masks.of(name);
        this.events = new MaskedEvents(masks);
        this.bodies = new MaskedBody(masks);
        this.shown = masked(record);
        this.notes = one.events(EventType.AGENT_ACTION).stream()
                .map(events::noteToColleagues)
                .toList();
    }

    /** For a file: no mask of it is one of any other. */
    public static Case of(Case one) {
        return new MaskedCase(one, one.topic().words() + " " + one.nowMs()).shown;
    }

    /** For a screen: masks stay the same when the case is read again. */
    public static MaskedCase onScreen(Case one) {
        return new MaskedCase(one, one.topic().words());
    }

    public Case shown() {
        return shown;
    }

    /**
     * What people did about it, in order, as colleagues read it in the window and never in what leaves it: whose it is and
     * what was written stay, but for addresses and numbers, which have the masks that they have everywhere in this case.
     */
    public List<Event> notes() {
        return notes;
    }

    private Case masked(CaseRecord record) {
        List<Event> rowsShown =
                record.events().stream().sorted(ACTS_LAST).map(events::event).toList();
        Map<ScopedKey, StoredKey> rows = new HashMap<>();
        record.rows().values().stream().sorted(BY_NAME).map(this::row).forEach(row -> rows.put(row.key(), row));
        return Case.of(new CaseRecord(
                topic(record.topic()),
                rowsShown,
                rows,
                record.nearby().stream().map(events::event).toList(),
                record.nowMs(),
                record.isCut(),
                record.from()));
    }

    private Topic topic(Topic topic) {
        return topic.match(
                one -> new Topic.OfOrder(events.order(one.order())), one -> new Topic.OfKey(events.key(one.key())));
    }

    private StoredKey row(StoredKey row) {
        Caller caller = row.caller();
        StoredKey shown = row.with(new Caller(
                caller.run(),
                events.key(caller.key()),
                events.attempt(caller.attempt()),
                events.order(caller.order()),
                caller.operation(),
                caller.worker()));
        return row.saved().map(saved -> shown.with(saved(saved))).orElse(shown);
    }

    private SavedAnswer saved(SavedAnswer saved) {
        Map<String, String> headers = new HashMap<>();
        saved.answer().headers().forEach((name, value) -> headers.put(name, masks.text(value)));
        Answer shown = new Answer(
                saved.answer().status(), headers, bodies.of(saved.answer().body()));
        return new SavedAnswer(shown, saved.outcome(), saved.savedAtMs(), saved.keepUntilMs());
    }
}
