package claimdesk.store.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.Bench;
import claimdesk.store.RawSql;
import claimdesk.store.Samples;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.part.PartReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A journal that is read in parts is the same journal, and no key is in two parts. */
class PartedJournalTest {

    private static final int ROWS = 3_000;

    private static final List<String> AWKWARD = List.of(
            "\0", "a\0b", "\u001E", "\u001F", "\n", "þÿ", "\u00FE\u00FF", "\uFFFD", "é", "😀", "\"", "\\", "{}", "hot");

    @TempDir
    Path folder;

    private Bench bench;
    private RunId otherRun;

    @BeforeEach
    void open() {
        bench = Bench.serial(folder);
        otherRun = bench.store().write(tables -> tables.runs().beginLive("other", FitProtocol.DEFAULT));
        Random random = new Random(7);
        bench.store().write(tables -> {
            for (int row = 0; row < ROWS; row++) {
                EventType type = EventType.values()[random.nextInt(EventType.values().length)];
                tables.journal()
                        .append(random.nextBoolean() ? bench.run() : otherRun, type, subject(random), details(random));
            }
            return ROWS;
        });
    }

    @AfterEach
    void close() {
        bench.close();
    }

    private static Subject subject(Random random) {
        String text = AWKWARD.get(random.nextInt(AWKWARD.size()));
        String name = text.equals("hot") || random.nextBoolean() ? text : text + random.nextInt(300);
        Subject subject =
                switch (random.nextInt(8)) {
                    case 0 -> Subject.nobody();
                    case 1 -> Subject.of(Samples.key("vendor", "x").vendor());
                    default -> Subject.of(Samples.key("vendor" + random.nextInt(2), name));
                };
        subject = random.nextInt(9) == 0 ? subject : subject.with(new AttemptId("attempt" + random.nextInt(99) + text));
        return random.nextInt(9) == 0 ? subject : subject.with(new OrderId("order" + random.nextInt(99) + text));
    }

    private static Details details(Random random) {
        Details details = Details.none();
        for (Detail name : Detail.values()) {
            if (random.nextInt(4) == 0) {
                details = details.with(name, AWKWARD.get(random.nextInt(AWKWARD.size())) + "\"status\":\"");
            } else if (random.nextInt(4) == 0) {
                details = details.with(name, random.nextBoolean() ? "status" : 17);
            }
        }
        return random.nextBoolean() ? details : Details.of(Detail.REASON, "row").with(Detail.ROW, "status");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 17, 300, ROWS, ROWS + 1})
    void handsOverEveryRowOnceAsItWasWritten(int partRows) {
        List<List<Event>> parts = parts(Optional.empty(), partRows);

        assertThat(inOrder(parts)).isEqualTo(written());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 17, 300, ROWS + 1})
    void handsOverTheRowsOfOneRun(int partRows) {
        assertThat(inOrder(parts(Optional.of(otherRun), partRows)))
                .isNotEmpty()
                .isEqualTo(written().stream()
                        .filter(event -> event.run().equals(otherRun))
                        .collect(Collectors.toList()));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 17, 300})
    void keepsEachKeyInOnePartInOrder(int partRows) {
        List<List<Event>> parts = parts(Optional.empty(), partRows);

        assertThat(parts).hasSizeGreaterThan(ROWS / partRows / 20);
        assertStaysTogether(
                parts,
                event -> event.type() == EventType.VENDOR_SENT
                        ? Optional.empty()
                        : event.subject().scopedKey().map(ScopedKey::toString));
        assertStaysTogether(
                parts,
                event -> event.type() == EventType.VENDOR_SENT
                                || event.subject().scopedKey().isPresent()
                        ? Optional.empty()
                        : event.subject().attempt().map(AttemptId::text));
        assertStaysTogether(
                parts,
                event -> event.type() == EventType.VENDOR_SENT
                        ? event.subject().order().map(OrderId::text)
                        : Optional.empty());
    }

    @Test
    void findsEachFactWithoutReadingTheOthers() {
        List<Event> written = written();

        for (Event event : inOrder(parts(Optional.empty(), ROWS))) {
            Details known = written.get((int) event.seq() - 1).details();
            for (Detail name : Detail.values()) {
                assertThat(event.details().text(name)).isEqualTo(known.text(name));
                assertThat(event.details().number(name)).isEqualTo(known.number(name));
            }
        }
    }

    @Test
    void findsFactsThatAnotherProgramWroteInItsOwnWay() {
        Details foreign =
                Details.ofJsonLater("{ \"status\" : 200, \"new\": {\"code\":\"inner\"}, \"code\":\"outer\" }");

        assertThat(foreign.number(Detail.STATUS)).hasValue(200);
        assertThat(foreign.text(Detail.CODE)).contains("outer");
        assertThat(foreign.text(Detail.TERM)).isEmpty();
    }

    /** The key of seq 3001 looks like fields of its own, the last of them details that are longer than the page. */
    @ParameterizedTest
    @ValueSource(ints = {17, ROWS + 10})
    void refusesARowWhoseEndCannotBeFound(int partRows) {
        RawSql.run(
                bench.file(),
                "INSERT INTO journal (at_ms, run_id, type, vendor, key, details) VALUES"
                        + " (1, 1, 'SAVED', 'v', CAST(x'6BFF61FF6FFF3939393939FF' AS TEXT), '{}'),"
                        + " (1, 1, 'SAVED', 'v', 'after', '{}')");

        assertThatThrownBy(() -> parts(Optional.empty(), partRows))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("seq " + (ROWS + 1));
    }

    @Test
    void leavesNoTemporaryFileBehind() {
        Set<Path> before = temporaryFiles();

        parts(Optional.empty(), 17);

        assertThat(temporaryFiles()).isSubsetOf(before);
    }

    /** So that they are gone too where the program is killed. */
    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the system removes them there when it closes them")
    void hasNoTemporaryFileInTheFolderWhileItReads() {
        Set<Path> before = temporaryFiles();
        Set<Path> during = new HashSet<>();

        bench.store().read(tables -> {
            tables.journal().inParts(Optional.empty(), 300, new PartReader() {
                @Override
                public void accept(Event event) {
                    // Only where it comes from is looked at.
                }

                @Override
                public void endPart() {
                    during.addAll(temporaryFiles());
                }
            });
            return ROWS;
        });

        assertThat(during).isSubsetOf(before);
    }

    private static Set<Path> temporaryFiles() {
        try (Stream<Path> all = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            return all.filter(path -> path.getFileName().toString().startsWith("claimdesk-part"))
                    .collect(Collectors.toSet());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private interface Together {
        Optional<String> of(Event event);
    }

    private static void assertStaysTogether(List<List<Event>> parts, Together together) {
        Set<String> before = new HashSet<>();
        for (List<Event> part : parts) {
            Set<String> here =
                    part.stream().map(together::of).flatMap(Optional::stream).collect(Collectors.toSet());
            assertThat(before).doesNotContainAnyElementsOf(here.isEmpty() ? Set.of("none") : here);
            before.addAll(here);
            assertThat(part).isSortedAccordingTo(Comparator.comparing(Event::seq));
        }
        assertThat(before).hasSizeGreaterThan(10);
    }

    private List<Event> written() {
        return bench.store().read(tables -> tables.journal().after(0, ROWS));
    }

    private static List<Event> inOrder(List<List<Event>> parts) {
        return parts.stream()
                .flatMap(List::stream)
                .sorted(Comparator.comparing(Event::seq))
                .collect(Collectors.toList());
    }

    private List<List<Event>> parts(Optional<RunId> run, int partRows) {
        List<List<Event>> parts = new ArrayList<>(List.of(new ArrayList<>()));
        bench.store().read(tables -> {
            tables.journal().inParts(run, partRows, new PartReader() {
                @Override
                public void accept(Event event) {
                    parts.get(parts.size() - 1).add(event);
                }

                @Override
                public void endPart() {
                    parts.add(new ArrayList<>());
                }
            });
            return ROWS;
        });
        parts.remove(parts.size() - 1);
        return parts;
    }
}
