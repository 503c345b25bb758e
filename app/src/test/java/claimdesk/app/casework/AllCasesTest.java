package claimdesk.app.casework;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.verdict.Docket;
import claimdesk.store.journal.Event;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cases that are read many at a time are those that are read one by one. */
class AllCasesTest {

    /** More than are read at once. */
    private static final int LINES_OF_ONE = 9000;

    @TempDir
    Path folder;

    @Test
    void areWhatEachIsAloneThoughOneHasMoreRowsThanAreReadAtOnce() {
        try (Docket docket = new Docket(folder)) {
            docket.file(
                    "gateway.csv",
                    Stream.of(
                                    Stream.of("time,request_id,vendor,idempotency_key,path,status"),
                                    IntStream.range(0, LINES_OF_ONE).mapToObj(i -> line(i, "large")),
                                    IntStream.range(0, 700).mapToObj(i -> line(i, "o-" + i)))
                            .flatMap(lines -> lines)
                            .toArray(String[]::new));

            List<Case> all = new ArrayList<>();
            new AllCases(docket.store(), Docket.BEGIN_MS).forEachOrder(all::add);

            assertThat(all).extracting(one -> one.topic().words()).isSorted().hasSize(601);
            for (Case one : all) {
                Case alone = CaseReader.find(docket.store(), one.topic(), Docket.BEGIN_MS)
                        .orElseThrow();
                assertThat(seqs(one)).as(one.topic().words()).isEqualTo(seqs(alone));
                assertThat(one.isCut()).isEqualTo(alone.isCut());
            }
        }
    }

    private static List<Long> seqs(Case one) {
        return one.events().stream().map(Event::seq).toList();
    }

    /** Every seventh names no order, and is found by its key. */
    private static String line(int number, String order) {
        return "2026-11-03T09:00:" + (10 + number % 50) + "Z,r-" + order + number + ",north,k-" + number % 300 + ","
                + (number % 7 == 0 ? "/health" : "/orders/" + order + "/deliver") + ",200";
    }
}
