package claimdesk.ui.crash;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UncaughtErrorsTest {

    private static final String KEY = "north/re-4711 anna@example.org";

    @TempDir
    Path folder;

    private final AtomicLong nowMs = new AtomicLong();
    private final List<String> said = new ArrayList<>();
    private final StringWriter err = new StringWriter();
    private Path reports;
    private UncaughtErrors errors;

    @BeforeEach
    void setUp() {
        reports = folder.resolve("reports");
        errors = over(List.of(reports));
    }

    private UncaughtErrors over(List<Path> folders) {
        return new UncaughtErrors(
                new CrashReports(folders, "Claimdesk 0.1.0", () -> Instant.ofEpochMilli(nowMs.addAndGet(1000))),
                new PrintWriter(err),
                said::add);
    }

    @Test
    void aReportNamesPlacesAndNoData() throws IOException {
        Exception failure =
                new IllegalStateException("expected 1 row: " + KEY, new IOException("constraint failed: " + KEY));

        errors.uncaughtException(new Thread("reader"), failure);

        String report = Files.readString(files().get(0));
        assertThat(report)
                .contains("java.lang.IllegalStateException", "caused by java.io.IOException")
                .contains("thread   reader", UncaughtErrorsTest.class.getName() + ".aReportNamesPlacesAndNoData")
                .doesNotContain("4711")
                .doesNotContain("anna");
        assertThat(said)
                .singleElement()
                .asString()
                .contains("What was saved is saved")
                .doesNotContain("4711");
        assertThat(err.toString()).contains("reports").doesNotContain("4711");
    }

    @Test
    void whatJavaSaysOfItsOwnIsKept() throws IOException {
        errors.uncaughtException(new Thread(), new IndexOutOfBoundsException(7));

        assertThat(files().get(0)).content().contains("Index out of range: 7");
    }

    @Test
    void theSameErrorAtTheSamePlaceIsReportedOnce() throws IOException {
        for (int frame = 0; frame < 60; frame++) {
            errors.uncaughtException(new Thread(), new IllegalStateException());
        }

        assertThat(files()).hasSize(1);
        assertThat(said).hasSize(1);
    }

    @Test
    void onlyTheNewestAreKept() throws IOException {
        CrashReports kept = new CrashReports(
                List.of(reports), "Claimdesk 0.1.0", () -> Instant.ofEpochMilli(nowMs.addAndGet(1000)));
        for (int report = 0; report < CrashReports.KEPT_MAX + 3; report++) {
            kept.write(new IllegalStateException(), "t");
        }

        assertThat(files()).hasSize(CrashReports.KEPT_MAX);
        assertThat(files().get(0)).hasFileName("crash-19700101-000004-000.txt");
    }

    @Test
    void whereTheFolderCannotBeWrittenToTheNextIsTaken() throws IOException {
        Path notAFolder = Files.writeString(folder.resolve("file"), "");

        over(List.of(notAFolder.resolve("in it"), reports))
                .uncaughtException(new Thread(), new IllegalStateException());

        assertThat(files()).hasSize(1);
        assertThat(said.get(0)).contains(files().get(0).toString());
    }

    @Test
    void withoutAnyFolderItIsSaidAllTheSame() throws IOException {
        Path notAFolder = Files.writeString(folder.resolve("file"), "");

        over(List.of(notAFolder)).uncaughtException(new Thread(), new IllegalStateException());

        assertThat(said).singleElement().asString().contains("No report could be written");
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> all = Files.list(reports)) {
            return all.sorted().toList();
        }
    }
}
