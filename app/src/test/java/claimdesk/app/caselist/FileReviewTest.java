package claimdesk.app.caselist;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.casework.Topic;
import claimdesk.app.finding.FileFindings;
import claimdesk.app.finding.Finding;
import claimdesk.app.finding.FindingCode;
import claimdesk.app.verdict.Docket;
import claimdesk.store.identity.OrderId;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileReviewTest {

    @TempDir
    Path folder;

    private final List<FoundCase> found = new ArrayList<>();
    private final List<FileReview.Progress> progress = new ArrayList<>();
    private Docket docket;

    @BeforeEach
    void importSamples() {
        docket = new Docket(folder);
        List.of("1-lost-reply", "2-second-email", "3-rotated-keys", "4-misread-409", "5-hostile-rows")
                .forEach(docket::sample);
    }

    @AfterEach
    void close() {
        docket.close();
    }

    @Test
    void findsWhatCheckFindsWithTheCaseToOpen() {
        List<Finding> checked = new ArrayList<>();
        long cases = FileFindings.forEach(docket.store(), Docket.BEGIN_MS, checked::add);

        long looked = new FileReview(found::add, progress::add).run(docket.store(), Docket.BEGIN_MS);

        assertThat(looked).isEqualTo(cases);
        assertThat(found).extracting(FoundCase::finding).isEqualTo(checked);
        assertThat(topicsOf(CaseList.DOUBLE_EFFECT)).containsExactly(new Topic.OfOrder(new OrderId("5120")));
        assertThat(topicsOf(CaseList.SEVERAL_KEYS)).contains(new Topic.OfOrder(new OrderId("6003")));
        assertThat(progress.get(progress.size() - 1).looked()).isEqualTo(cases);
        assertThat(progress.get(0).part()).as("a file with imports only").isNegative();
    }

    @Test
    void stopsWhereItIsCancelled() {
        FileReview[] review = new FileReview[1];
        review[0] = new FileReview(found::add, now -> {
            progress.add(now);
            if (now.looked() == 2) {
                review[0].cancel();
            }
        });

        assertThat(review[0].run(docket.store(), Docket.BEGIN_MS)).isEqualTo(2);
        assertThat(progress).hasSize(2);
        assertThat(review[0].isCancelled()).isTrue();
    }

    @Test
    void tellsHowFarItIsByTheKeysOfTheFile() {
        assertThat(new FileReview.Progress(5, 20).part()).isEqualTo(0.25);
        assertThat(new FileReview.Progress(25, 20).part()).isEqualTo(1);
        assertThat(new FileReview.Progress(5, 0).part()).isNegative();
    }

    /** A finding of these says nothing that a list is for: it is seen in its case. */
    @Test
    void everyFindingIsInOneListAtMostAndMostAreInOne() {
        Set<FindingCode> unlisted = EnumSet.of(
                FindingCode.REPEATED_EFFECT,
                FindingCode.SAVE_REFUSED,
                FindingCode.SAVE_FAILED,
                FindingCode.STALE_SAVE,
                FindingCode.REFUSAL_CHANGED_ROW,
                FindingCode.CLAIM_STUCK,
                FindingCode.CLAIM_EXPIRED,
                FindingCode.MISREAD_409,
                FindingCode.VENDOR_CLOCK_OFFSET);
        for (FindingCode code : FindingCode.values()) {
            long lists = Arrays.stream(CaseList.values())
                    .filter(list -> list.holds(code))
                    .count();
            assertThat(lists).as("%s", code).isEqualTo(unlisted.contains(code) ? 0 : 1);
        }
    }

    private List<Topic> topicsOf(CaseList list) {
        return found.stream()
                .filter(one -> list.holds(one.finding().code()))
                .map(FoundCase::topic)
                .toList();
    }
}
