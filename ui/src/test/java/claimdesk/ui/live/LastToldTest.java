package claimdesk.ui.live;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.EventType;
import claimdesk.store.window.AttemptRow;
import claimdesk.ui.live.detail.LastTold;
import claimdesk.ui.timeline.layout.Story;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said of the answers beside that of a refused save. */
class LastToldTest {

    private final Story story = new Story();

    @Test
    void namesTheAnswerThatReachedTheVendorWhereTheRefusalsOwnDidNot() {
        refusedAndLost();
        story.at(3, EventType.VENDOR_SENT, "two", Detail.TRY_NUMBER, 2)
                .at(4, EventType.ANSWERED, "two", Detail.STATUS, 200);

        assertThat(told()).isEqualTo("The last answer that reached the vendor is 200, to try 2.");
    }

    @Test
    void saysThatNoneReachedItAsLongAsThatIsSo() {
        refusedAndLost();
        story.at(3, EventType.ANSWERED, "two", Detail.STATUS, 200).at(4, EventType.VENDOR_TIMED_OUT, "two");

        assertThat(told()).isEqualTo("No answer has reached the vendor so far.");
    }

    @Test
    void addsNothingWhereTheRefusalsOwnAnswerCameLast() {
        story.at(1, EventType.ANSWERED, "two", Detail.STATUS, 200).at(2, EventType.ANSWERED, "one", Detail.STATUS, 500);

        assertThat(told()).isEmpty();
    }

    private void refusedAndLost() {
        story.at(1, EventType.ANSWERED, "one", Detail.STATUS, 500).at(2, EventType.REPLY_LOST, "one");
    }

    private String told() {
        List<AttemptRow> attempts = AttemptRow.ofEvents(story.events());
        return LastTold.of(attempts, new AttemptId("one"));
    }
}
