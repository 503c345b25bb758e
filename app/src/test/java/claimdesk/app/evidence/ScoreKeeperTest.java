package claimdesk.app.evidence;

import static claimdesk.store.journal.EventType.ANSWERED;
import static claimdesk.store.journal.EventType.BUSY;
import static claimdesk.store.journal.EventType.EFFECT;
import static claimdesk.store.journal.EventType.FAILED;
import static claimdesk.store.journal.EventType.MISMATCH;
import static claimdesk.store.journal.EventType.RECEIVED;
import static claimdesk.store.journal.EventType.REFUSED;
import static claimdesk.store.journal.EventType.REPLAYED;
import static claimdesk.store.journal.EventType.SAVED;
import static claimdesk.store.journal.EventType.VENDOR_SENT;
import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.journal.Detail;
import org.junit.jupiter.api.Test;

class ScoreKeeperTest {

    @Test
    void countsEachThingOnce() {
        History history = new History()
                .then(VENDOR_SENT, "a1")
                .then(RECEIVED, "a1")
                .then(EFFECT, "a1", Detail.EFFECT, "email")
                .then(REFUSED, "a1")
                .then(ANSWERED, "a1", Detail.STATUS, 500)
                .then(VENDOR_SENT, "a2")
                .then(RECEIVED, "a2")
                .then(EFFECT, "a2", Detail.EFFECT, "email")
                .then(SAVED, "a2")
                .then(ANSWERED, "a2", Detail.STATUS, 200)
                .then(RECEIVED, "a3")
                .then(REPLAYED, "a3")
                .then(ANSWERED, "a3", Detail.STATUS, 200, Detail.REPLAYED, true)
                .then(BUSY, "a4")
                .then(MISMATCH, "a5")
                .then(FAILED, "a6")
                .then(ANSWERED, "a6", Detail.STATUS, 200);
        ScoreKeeper keeper = new ScoreKeeper();

        history.events().forEach(keeper::accept);

        assertThat(keeper.scoreboard()).isEqualTo(new Scoreboard(1, 3, 2, 1, 1, 1, 1, 1, 1, 1, 1));
    }
}
