package claimdesk.ui.live;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.claim.PredicateTerm;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.window.RefusedRow;
import claimdesk.ui.live.detail.RefusalText;
import claimdesk.ui.live.row.Told;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RefusalTextTest {

    private static final Told SERVER_ERROR = new Told(OptionalInt.of(500), false);

    @Test
    void saysWhyASaveWasRefusedAndWhatItsCallAnswered() {
        assertThat(RefusalText.of(refused(PredicateTerm.STATE, Details.none()), SERVER_ERROR))
                .isEqualTo("When this call came to save, its claim was over: the row of its key already held an answer."
                        + " So this save changed nothing, and its call answered 500 server error.");
    }

    @Test
    void saysByHowMuchALeaseWasMissedWhereThatIsKnown() {
        Details times = Details.of(Detail.STORED_LEASE_UNTIL_MS, 30_000).with(Detail.PRESENTED_NOW_MS, 33_000);

        assertThat(RefusalText.of(refused(PredicateTerm.LEASE, times), SERVER_ERROR))
                .startsWith("This call came to save 3.0 s after its lease had ended.");
        assertThat(RefusalText.of(refused(PredicateTerm.LEASE, Details.none()), SERVER_ERROR))
                .startsWith("This call came to save after its lease had ended.");
    }

    @Test
    void doesNotSayWhatTheJournalDoesNotKnowOfTheAnswer() {
        RefusedRow row = refused(PredicateTerm.TOKEN, Details.none());

        assertThat(RefusalText.of(row, Told.nothing())).endsWith("its call has not answered.");
        assertThat(RefusalText.of(row, new Told(OptionalInt.of(500), true)))
                .endsWith("its call answered 500 server error, which did not reach the vendor.");
    }

    @Test
    void hasASentenceOfItsOwnForEachTerm() {
        assertThat(Stream.of(PredicateTerm.values())
                        .map(term -> RefusalText.of(refused(term, Details.none()), SERVER_ERROR)))
                .doesNotHaveDuplicates()
                .hasSize(PredicateTerm.values().length);
    }

    private static RefusedRow refused(PredicateTerm term, Details details) {
        return new RefusedRow(
                31,
                0,
                new ScopedKey(new Vendor("northwind"), new IdempotencyKey("1-1")),
                new OrderId("1"),
                new AttemptId("1-1-1"),
                new RunId(1),
                term,
                details);
    }
}
