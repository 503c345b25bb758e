package claimdesk.store.window;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.claim.Caller;
import claimdesk.store.claim.Claim;
import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.PredicateTerm;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AttemptRowsTest {

    private static final ScopedKey KEY = SmallFile.key("North", "a");

    @TempDir
    Path folder;

    private SmallFile file;

    @BeforeEach
    void open() {
        file = new SmallFile(folder);
    }

    @AfterEach
    void close() {
        file.close();
    }

    @Test
    void tellsEachAttemptOfAKeyFromItsRows() {
        Caller first = received(1);
        Claim claim = ((ClaimOutcome.Claimed) file.ask(first)).claim();
        Caller second = received(2);
        file.ask(second);
        file.journal(second, EventType.ANSWERED, Details.of(Detail.STATUS, 409).with(Detail.CODE, "busy"));
        file.save(claim);
        file.journal(first, EventType.ANSWERED, Details.of(Detail.STATUS, 200).with(Detail.CODE, "done"));
        file.journal(first, EventType.REPLY_LOST, Details.none());

        List<AttemptRow> rows = ofKey(KEY, 10);

        assertThat(rows).extracting(AttemptRow::attempt).containsExactly(first.attempt(), second.attempt());
        AttemptRow done = rows.get(0);
        assertThat(done.types())
                .containsExactly(
                        EventType.VENDOR_SENT,
                        EventType.RECEIVED,
                        EventType.CLAIMED,
                        EventType.SAVED,
                        EventType.ANSWERED,
                        EventType.REPLY_LOST);
        assertThat(done.tryNumber()).hasValue(1);
        assertThat(done.receivedAtMs()).hasValue(file.nowMs());
        assertThat(done.status()).hasValue(200);
        assertThat(done.code()).hasValue("done");
        assertThat(done.isReplyLost()).isTrue();
        assertThat(done.isReplayed()).isFalse();
        assertThat(rows.get(1).tryNumber()).hasValue(2);
        assertThat(rows.get(1).status()).hasValue(409);
        assertThat(rows.get(1).code()).hasValue("busy");
    }

    @Test
    void tellsAReplayFromAFirstAnswer() {
        file.save(file.claim(file.run(), KEY));
        file.ask(file.received(file.run(), KEY));

        assertThat(ofKey(KEY, 10)).extracting(AttemptRow::isReplayed).containsExactly(false, true);
    }

    @Test
    void tellsWhyASaveWasRefused() {
        file.refused(file.run(), KEY);

        AttemptRow late = ofKey(KEY, 10).get(0);

        assertThat(late.refusedTerm()).hasValue(PredicateTerm.LEASE);
        assertThat(late.status()).isEmpty();
    }

    @Test
    void tellsACrashedCallerAndAnAttemptThatNeverArrived() {
        Claim crashed = file.claim(file.run(), KEY);
        file.journal(crashed.caller(), EventType.CALLER_CRASHED, Details.none());
        Caller lost = file.caller(file.run(), KEY);
        file.journal(lost, EventType.VENDOR_SENT, Details.of(Detail.TRY_NUMBER, 2));

        List<AttemptRow> rows = ofKey(KEY, 10);

        assertThat(rows.get(0).isCallerCrashed()).isTrue();
        assertThat(rows.get(0).tryNumber()).isEmpty();
        assertThat(rows.get(1).isCallerCrashed()).isFalse();
        assertThat(rows.get(1).receivedAtMs()).isEmpty();
        assertThat(rows.get(1).tryNumber()).hasValue(2);
    }

    @Test
    void leavesOutRowsWithoutAnAttemptAndRowsOfOtherKeys() {
        file.save(file.claim(file.run(), KEY));
        file.claim(file.run(), SmallFile.key("South", "a"));
        file.passMs(SmallFile.RETENTION_MS);
        file.store().write(tables -> tables.claims().purge(file.run(), 10));

        assertThat(ofKey(KEY, 10)).hasSize(1);
        assertThat(ofKey(SmallFile.key("East", "a"), 10)).isEmpty();
    }

    @Test
    void givesTheOldestAttemptsUpToTheLimit() {
        Caller first = file.received(file.run(), KEY);
        Caller second = file.received(file.run(), KEY);
        file.received(file.run(), KEY);

        assertThat(ofKey(KEY, 2)).extracting(AttemptRow::attempt).containsExactly(first.attempt(), second.attempt());
    }

    @Test
    void passesOverAStatusThatIsNoNumber() {
        Caller odd = file.received(file.run(), KEY);
        file.journal(odd, EventType.ANSWERED, Details.of(Detail.STATUS, "99999999999"));

        assertThat(ofKey(KEY, 1).get(0).status()).isEmpty();
    }

    private Caller received(int tryNumber) {
        Caller caller = file.caller(file.run(), KEY);
        file.journal(caller, EventType.VENDOR_SENT, Details.of(Detail.TRY_NUMBER, tryNumber));
        file.journal(caller, EventType.RECEIVED, Details.none());
        return caller;
    }

    private List<AttemptRow> ofKey(ScopedKey key, int limit) {
        return file.store().read(tables -> tables.window().attemptRows().ofKey(key, limit));
    }
}
