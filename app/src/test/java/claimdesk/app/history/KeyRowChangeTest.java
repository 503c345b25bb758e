package claimdesk.app.history;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class KeyRowChangeTest {

    private final List<Event> events = new ArrayList<>();

    @Test
    void aClaimMakesARowWhereNoneWas() {
        Event claimed = add(EventType.CLAIMED, claim("t1", 300, "r1"));

        KeyRowChange change = at(claimed);

        assertThat(change.before().isGone()).isTrue();
        assertThat(change.after().facts().has(Detail.STATE, "in_progress")).isTrue();
        assertThat(change.after().facts().has(Detail.LEASE_UNTIL_MS, "300")).isTrue();
    }

    @Test
    void aSaveKeepsTheLeaseWipesTheTokenAndAddsTheAnswer() {
        add(EventType.CLAIMED, claim("t1", 300, "r1"));
        Event saved = add(
                EventType.SAVED,
                Details.of(Detail.STATUS, 200).with(Detail.KEEP_UNTIL_MS, 900).with(Detail.ROW, "r2"));

        KeyRowChange change = at(saved);

        assertThat(change.before().facts().has(Detail.TOKEN, "t1")).isTrue();
        assertThat(change.after().facts().has(Detail.TOKEN, KnownRow.WIPED)).isTrue();
        assertThat(change.after().facts().has(Detail.STATE, "saved")).isTrue();
        assertThat(change.after().facts().has(Detail.STATUS, "200")).isTrue();
        assertThat(change.after().facts().has(Detail.LEASE_UNTIL_MS, "300")).isTrue();
    }

    @Test
    void aRefusedSaveLeavesTheRowAsItWas() {
        add(EventType.CLAIMED, claim("t1", 300, "r1"));
        add(EventType.TAKEN_OVER, claim("t2", 700, "r2").with(Detail.ROW_READ, "r1"));
        Event refused = add(
                EventType.REFUSED,
                Details.of(Detail.TERM, "token")
                        .with(Detail.STORED_TOKEN, "t2")
                        .with(Detail.PRESENTED_TOKEN, "t1")
                        .with(Detail.STORED_STATE, "in_progress")
                        .with(Detail.ROW, "r2"));

        KeyRowChange change = at(refused);

        assertThat(change.isChange()).isFalse();
        assertThat(change.after().facts().has(Detail.TOKEN, "t2")).isTrue();
        assertThat(change.after().facts().text(Detail.PRESENTED_TOKEN)).isEmpty();
    }

    @Test
    void whatAnEventFoundOtherwiseThanItWasLeftIsNotKnownFromBefore() {
        add(EventType.CLAIMED, claim("t1", 300, "r1"));
        Event busy = add(EventType.BUSY, Details.of(Detail.LEASE_UNTIL_MS, 800).with(Detail.ROW, "another"));

        KeyRowChange change = at(busy);

        assertThat(change.before().facts().text(Detail.TOKEN)).isEmpty();
        assertThat(change.before().facts().has(Detail.LEASE_UNTIL_MS, "800")).isTrue();
        assertThat(change.before().facts().has(Detail.ROW, "another")).isTrue();
    }

    @Test
    void aReleaseAndAPurgeLeaveNoRow() {
        add(EventType.CLAIMED, claim("t1", 300, "r1"));
        Event released = add(EventType.RELEASED, Details.of(Detail.ROW, "gone"));

        assertThat(at(released).before().facts().has(Detail.ROW, "r1")).isTrue();
        assertThat(at(released).after().isGone()).isTrue();
    }

    @Test
    void aRefusalWhoseRowIsGoneFindsNone() {
        Event refused = add(
                EventType.REFUSED,
                Details.of(Detail.TERM, "key").with(Detail.ROW, "gone").with(Detail.PRESENTED_TOKEN, "t1"));

        assertThat(at(refused).before().isGone()).isTrue();
        assertThat(at(refused).isChange()).isFalse();
    }

    @Test
    void anExpiredAnswerIsReplacedByANewClaim() {
        Event expired =
                add(EventType.EXPIRED, Details.of(Detail.KEEP_UNTIL_MS, 90).with(Detail.ROW_READ, "r1"));
        Event claimed = add(EventType.CLAIMED, claim("t2", 300, "r2"));

        assertThat(at(expired).before().facts().has(Detail.STATE, "saved")).isTrue();
        assertThat(at(claimed).before().facts().has(Detail.ROW, "r1")).isTrue();
        assertThat(at(claimed).after().facts().has(Detail.TOKEN, "t2")).isTrue();
    }

    @Test
    void eventsOfAnotherKeyOrAnotherSourceDoNotCount() {
        events.add(event(EventType.CLAIMED, "other", claim("t9", 300, "r9")));
        events.add(event(
                EventType.SAVED,
                "k",
                Details.of(Detail.STATUS, 200).with(Detail.EVIDENCE, "journal").with(Detail.SOURCE, "copy.ndjson")));
        Event claimed = add(EventType.CLAIMED, claim("t1", 300, "r1"));

        assertThat(at(claimed).before().isGone()).isTrue();
    }

    @Test
    void aRequestLogShowsNoKeyRowAndADumpOnlyWhatWasLeft() {
        Event answered = event(EventType.ANSWERED, "k", Details.of(Detail.EVIDENCE, "request-log"));
        Event dumped = event(
                EventType.SAVED, "k", Details.of(Detail.EVIDENCE, "key-table").with(Detail.STATE, "saved"));

        assertThat(KeyRowChange.at(List.of(answered, dumped), answered)).isEmpty();
        KeyRowChange change = KeyRowChange.at(List.of(answered, dumped), dumped).orElseThrow();
        assertThat(change.before().isUnknown()).isTrue();
        assertThat(change.after().facts().has(Detail.STATE, "saved")).isTrue();
    }

    private KeyRowChange at(Event event) {
        return KeyRowChange.at(events, event).orElseThrow();
    }

    private Event add(EventType type, Details details) {
        Event event = event(type, "k", details);
        events.add(event);
        return event;
    }

    private Event event(EventType type, String key, Details details) {
        long seq = events.size() + 1L;
        Subject subject = Subject.of(new ScopedKey(new Vendor("north"), new IdempotencyKey(key)))
                .with(new AttemptId("a" + seq));
        return new Event(seq, 100 + seq, new RunId(1), type, subject, details);
    }

    private static Details claim(String token, long leaseUntilMs, String row) {
        return Details.of(Detail.TOKEN, token)
                .with(Detail.LEASE_UNTIL_MS, leaseUntilMs)
                .with(Detail.FINGERPRINT, "f")
                .with(Detail.ROW, row);
    }
}
