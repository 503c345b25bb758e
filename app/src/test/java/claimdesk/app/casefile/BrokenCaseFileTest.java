package claimdesk.app.casefile;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.casework.Topic;
import claimdesk.app.exchange.ImportOutcome;
import claimdesk.app.exchange.preview.Draft;
import claimdesk.app.exchange.preview.Look;
import claimdesk.app.exchange.preview.Preview;
import claimdesk.app.exchange.preview.PreviewRow;
import claimdesk.app.verdict.Docket;
import claimdesk.store.identity.OrderId;
import claimdesk.store.imported.SourceKind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A case file that is not as it was written is rejected at the line where that shows, and leaves nothing. */
class BrokenCaseFileTest {

    private static final int FLIPS_A_LINE = 12;

    @TempDir
    Path folder;

    private List<String> lines;
    private byte[] whole;

    @BeforeEach
    void write() throws IOException {
        try (Docket docket = new Docket(folder)) {
            docket.sample("2-second-email");
            Topic topic = new Topic.OfOrder(new OrderId("5120"));
            Path written = Elsewhere.write(docket.store(), folder, Docket.BEGIN_MS, topic, true)
                    .lines();
            whole = Files.readAllBytes(written);
            lines = Files.readAllLines(written);
        }
    }

    @Test
    void aPersonIsShownTheLinesOfAWholeOneAndHasNothingToChoose() throws IOException {
        Preview shown = shown(Files.write(folder.resolve("whole.claimdesk"), whole));

        assertThat(shown.kind()).contains(SourceKind.CASE_FILE);
        assertThat(shown.isComplete()).isTrue();
        assertThat(shown.rows()).hasSize(lines.size()).allMatch(row -> row.state() == PreviewRow.State.TAKEN);
        assertThat(shown.rows().get(0).cells()).startsWith("head", "case of an order");
        assertThat(shown.rows().get(lines.size() - 1).cells()).startsWith("end", lines.size() + " lines");
        assertThat(shown.problems()).singleElement().satisfies(one -> assertThat(one.text())
                .contains("as it was written", "nothing has to be chosen"));
    }

    @Test
    void aPersonIsShownWhichLineIsNotAsItWasWritten() throws IOException {
        List<String> without = new ArrayList<>(lines);
        without.remove(2);

        Preview shown = shown(Files.write(folder.resolve("cut.claimdesk"), bytes(without)));

        assertThat(shown.isComplete()).isFalse();
        assertThat(shown.rows()).hasSize(3).last().satisfies(row -> {
            assertThat(row.line()).isEqualTo(3);
            assertThat(row.state()).isEqualTo(PreviewRow.State.REJECTED);
        });
        assertThat(shown.problems()).singleElement().satisfies(one -> assertThat(one.text())
                .contains("line 3", "whole or not at all"));
    }

    private static Preview shown(Path file) {
        return Look.at(file, Draft.open()).match(Look.Seen::preview, unreadable -> {
            throw new AssertionError(unreadable.reason());
        });
    }

    @Test
    void noticesAnyOtherByteInItsLine() throws IOException {
        long seed = new Random().nextLong();
        System.out.println("BrokenCaseFileTest seed " + seed);
        Random random = new Random(seed);
        int begin = 0;
        for (int line = 1; line <= lines.size(); line++) {
            int end = begin + lines.get(line - 1).getBytes(StandardCharsets.UTF_8).length;
            for (int flip = 0; flip < FLIPS_A_LINE; flip++) {
                byte[] changed = whole.clone();
                int place = flip == 0 ? end : begin + random.nextInt(end - begin);
                int bits = 1 + random.nextInt(255);
                changed[place] ^= (byte) bits;
                assertRejected(changed, line, "seed " + seed + ", byte " + place + " xor " + bits);
            }
            begin = end + 1;
        }
    }

    @Test
    void noticesALineThatIsMissingAddedOrMoved() throws IOException {
        for (int line = 1; line < lines.size(); line++) {
            List<String> without = new ArrayList<>(lines);
            without.remove(line - 1);
            assertRejected(bytes(without), line, "without line " + line);

            List<String> twice = new ArrayList<>(lines);
            twice.add(line, lines.get(line - 1));
            assertRejected(bytes(twice), line + 1, "line " + line + " twice");

            List<String> moved = new ArrayList<>(lines);
            Collections.swap(moved, line - 1, line);
            assertRejected(bytes(moved), line, "line " + line + " after the next");
        }
    }

    @Test
    void noticesThatItIsCutOff() throws IOException {
        for (int line = 1; line < lines.size(); line++) {
            assertRejected(bytes(lines.subList(0, line)), line + 1, "only " + line + " lines");
        }
        assertRejected(Arrays.copyOf(whole, whole.length - 1), lines.size(), "without its last line feed");
        byte[] more = Arrays.copyOf(whole, whole.length + 1);
        more[whole.length] = '\n';
        assertRejected(more, lines.size() + 1, "with an empty line behind it");
    }

    @Test
    void noticesALineOfTheSameCaseByAnotherClock() throws IOException {
        try (Docket docket = new Docket(Files.createDirectory(folder.resolve("again")))) {
            docket.sample("2-second-email");
            Topic topic = new Topic.OfOrder(new OrderId("5120"));
            Path other = Elsewhere.write(docket.store(), folder, Docket.BEGIN_MS + 1, topic, true)
                    .lines();
            List<String> mixed = new ArrayList<>(lines);
            mixed.set(4, Files.readAllLines(other).get(4));

            assertRejected(bytes(mixed), 5, "line 5 of another case file");
        }
    }

    @Test
    void takesTheFileItself() throws IOException {
        try (Elsewhere there = new Elsewhere(folder)) {
            assertThat(there.take(Files.write(folder.resolve("copy.ndjson"), whole)))
                    .isInstanceOf(ImportOutcome.Imported.class);
        }
    }

    private void assertRejected(byte[] changed, long line, String how) throws IOException {
        Path file = Files.write(folder.resolve("changed.ndjson"), changed);
        try (Elsewhere there = new Elsewhere(folder)) {
            ImportOutcome outcome = there.takeAsCaseFile(file);

            assertThat(outcome).as(how).isInstanceOf(ImportOutcome.NothingGood.class);
            assertThat(((ImportOutcome.NothingGood) outcome).rejected())
                    .as(how)
                    .singleElement()
                    .satisfies(rejected -> {
                        assertThat(rejected.line()).isEqualTo(line);
                        assertThat(rejected.reason()).isNotBlank();
                    });
            assertThat(there.take(file))
                    .as("not told that it is a case file: " + how)
                    .isNotInstanceOf(ImportOutcome.Imported.class);
            assertThat(there.db).as(how).doesNotExist();
        }
    }

    private static byte[] bytes(List<String> lines) {
        return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    }
}
