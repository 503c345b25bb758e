package claimdesk.app.history;

import static claimdesk.store.journal.EventType.ANSWERED;
import static claimdesk.store.journal.EventType.CALLER_CRASHED;
import static claimdesk.store.journal.EventType.CLAIMED;
import static claimdesk.store.journal.EventType.EFFECT;
import static claimdesk.store.journal.EventType.FAULT;
import static claimdesk.store.journal.EventType.PURGED;
import static claimdesk.store.journal.EventType.RECEIVED;
import static claimdesk.store.journal.EventType.REFUSED;
import static claimdesk.store.journal.EventType.RENEWED;
import static claimdesk.store.journal.EventType.REPLY_LOST;
import static claimdesk.store.journal.EventType.SAVED;
import static claimdesk.store.journal.EventType.TAKEN_OVER;
import static claimdesk.store.journal.EventType.VENDOR_SENT;
import static claimdesk.store.journal.EventType.VENDOR_TIMED_OUT;
import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.history.History.Pause;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import org.junit.jupiter.api.Test;

/** How events become calls, leases and deliveries. */
class HistoryTest {

    @Test
    void aTakeoverEndsTheLeaseThatWasHeldAndTheOldOwnersSaveDoesNot() {
        Told told = new Told()
                .at(1000, CLAIMED, "a1", Detail.LEASE_UNTIL_MS, 3000)
                .at(3100, TAKEN_OVER, "a2", Detail.LEASE_UNTIL_MS, 5100)
                .at(4000, REFUSED, "a1", Detail.TERM, "token")
                .at(4500, SAVED, "a2", Detail.STATUS, 200);

        Lease first = told.call("a1").leases().get(0);
        Lease second = told.call("a2").leases().get(0);

        assertThat(first.untilMs()).isEqualTo(3000);
        assertThat(first.endedBy()).map(Event::type).contains(TAKEN_OVER);
        assertThat(second.endedBy()).map(Event::type).contains(SAVED);
    }

    @Test
    void aRenewalMakesTheLeaseLongerAndAPurgeEndsIt() {
        Told told = new Told()
                .at(1000, CLAIMED, "a1", Detail.LEASE_UNTIL_MS, 3000)
                .at(2000, RENEWED, "a1", Detail.LEASE_UNTIL_MS, 4000)
                .at(2500, PURGED, "");

        Lease lease = told.call("a1").leases().get(0);

        assertThat(lease.untilMs()).isEqualTo(4000);
        assertThat(lease.endedBy()).map(Event::type).contains(PURGED);
    }

    @Test
    void twoOwnersAtOnceUnderAStudiedProtocolBothKeepTheirLease() {
        Told told = new Told()
                .at(1000, CLAIMED, "a1", Detail.LEASE_UNTIL_MS, 9000)
                .at(1001, CLAIMED, "a2", Detail.LEASE_UNTIL_MS, 9001)
                .at(2000, SAVED, "a1", Detail.STATUS, 200);

        assertThat(told.call("a1").leases().get(0).endedBy()).isPresent();
        assertThat(told.call("a2").leases().get(0).endedBy()).isEmpty();
    }

    @Test
    void whatTheVendorWasToldIsTheAnswerUnlessTheJournalSaysItWasLost() {
        Told arrived =
                new Told().at(1, RECEIVED, "a1").at(2, ANSWERED, "a1", Detail.STATUS, 200, Detail.REPLAYED, "true");
        Told lost = new Told().at(1, ANSWERED, "a1", Detail.STATUS, 200).at(2, REPLY_LOST, "a1");
        Told crashed = new Told().at(1, RECEIVED, "a1").at(2, CALLER_CRASHED, "a1");

        assertThat(arrived.call("a1").delivery())
                .isInstanceOfSatisfying(Delivery.Answered.class, one -> assertThat(one.isReplay())
                        .isTrue());
        assertThat(lost.call("a1").delivery()).isInstanceOf(Delivery.Lost.class);
        assertThat(crashed.call("a1").delivery()).isInstanceOf(Delivery.Nothing.class);
        assertThat(crashed.call("a1").served())
                .hasValueSatisfying(served -> assertThat(served.hasEnded()).isTrue());
    }

    @Test
    void aPauseIsIdleOnlyWhileNoCallIsServedAndAMovedClockIsNoPause() {
        Told told = new Told()
                .at(1, VENDOR_SENT, "a1")
                .at(2, RECEIVED, "a1")
                .at(500, VENDOR_TIMED_OUT, "a1")
                .at(900, ANSWERED, "a1", Detail.STATUS, 200)
                .at(5000, FAULT, "a1", Detail.FAULT, "store-clock-jump", Detail.WHERE, "after the claim step")
                .at(99_000, REPLY_LOST, "a1");

        assertThat(told.history().pauses())
                .containsExactly(Pause.IDLE, Pause.SERVING, Pause.SERVING, Pause.IDLE, Pause.CLOCK_JUMP, Pause.IDLE);
    }

    @Test
    void everyTypeOfEventHasAToneAndAPlace() {
        for (EventType type : EventType.values()) {
            Event event = new Told().at(1, type, "a1").history().events().get(0);

            assertThat(Tone.of(event)).as(type.name()).isNotNull();
            assertThat(Place.of(event)).as(type.name()).isNotNull();
        }
    }

    @Test
    void anAnswerIsTroubleByItsStatus() {
        assertThat(tone(ANSWERED, 200)).isEqualTo(Tone.SETTLED);
        assertThat(tone(ANSWERED, 409)).isEqualTo(Tone.HELD_BACK);
        assertThat(tone(ANSWERED, 500)).isEqualTo(Tone.FAILED);
        assertThat(tone(EFFECT, 0)).isEqualTo(Tone.SETTLED);
    }

    @Test
    void aFaultAtTheVendorIsAtTheVendor() {
        Event atVendor = new Told()
                .at(1, FAULT, "a1", Detail.WHERE, "at the vendor")
                .history()
                .events()
                .get(0);
        Event atSave = new Told()
                .at(1, FAULT, "a1", Detail.WHERE, "at the save")
                .history()
                .events()
                .get(0);
        Event ofNobody = new Told().at(1, RECEIVED, "").history().events().get(0);

        assertThat(Place.of(atVendor)).isEqualTo(Place.VENDOR);
        assertThat(Place.of(atSave)).isEqualTo(Place.CALL);
        assertThat(Place.of(ofNobody)).isEqualTo(Place.KEY);
    }

    private static Tone tone(EventType type, int status) {
        return Tone.of(new Told()
                .at(1, type, "a1", Detail.STATUS, status)
                .history()
                .events()
                .get(0));
    }
}
