package claimdesk.ui.importing;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.exchange.Rejected;
import claimdesk.app.exchange.mapping.Field;
import claimdesk.store.database.StoreException;
import claimdesk.store.imported.ImportState;
import claimdesk.store.imported.ImportedSource;
import claimdesk.store.imported.SourceKind;
import claimdesk.ui.importing.mapping.ColumnRow;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files on their way in: imported, recognised, stopped, taken back; wrong ones said in words. */
class ImportingViewModelTest {

    @TempDir
    Path folder;

    @Test
    void importsWhatIsReadyAndListsWhatWasNotTaken() throws IOException {
        ImportBench bench = new ImportBench(folder);
        FileViewModel file = bench.offer(bench.file("a.csv", ImportBench.LOG));
        assertThat(file.stateProperty().get()).isEqualTo(FileState.READY);
        assertThat(bench.db).as("a look writes nothing").doesNotExist();

        bench.model.importSelected();

        assertThat(file.stateProperty().get()).isEqualTo(FileState.IMPORTED);
        assertThat(ImportWords.title(file.outcome().orElseThrow())).isEqualTo("Imported as a request log, import 1");
        assertThat(ImportWords.text(file.outcome().orElseThrow())).contains("2 lines taken, 1 rejected, 1 blank");
        assertThat(ImportWords.rejected(file.outcome().orElseThrow()))
                .containsExactly(new Rejected(3, "status is no whole number"));
        assertThat(ImportWords.copied(ImportWords.rejected(file.outcome().orElseThrow())))
                .isEqualTo("3\tstatus is no whole number");
        assertThat(bench.model.list().all()).hasSize(1);
    }

    @Test
    void importsByTheCorrectedMapping() throws IOException {
        ImportBench bench = new ImportBench(folder);
        FileViewModel file = bench.offer(bench.file("a.csv", "when,who,number\n1767225600,north,o-1\n"));
        assertThat(file.stateProperty().get()).isEqualTo(FileState.UNCLEAR);
        bench.model.importSelected();
        assertThat(bench.db).as("nothing is imported before it is clear").doesNotExist();

        file.mapping().chooseKind(SourceKind.REQUEST_LOG);
        file.mapping().choose("when", Optional.of(Field.TIME));
        file.mapping().choose("who", Optional.of(Field.VENDOR));
        file.mapping().choose("number", Optional.of(Field.ORDER));
        bench.model.importSelected();

        assertThat(file.stateProperty().get()).isEqualTo(FileState.IMPORTED);
        assertThat(bench.finished().get(0).file().mapping())
                .contains("time: when")
                .contains("vendor: who")
                .contains("order: number");
    }

    @Test
    void whatIsAskedForWhileAChangeIsReadWaitsForIt() throws IOException {
        ImportBench bench = new ImportBench(folder);
        FileViewModel file = bench.offer(bench.file("a.csv", ImportBench.LOG));
        List<Runnable> later = new ArrayList<>();
        bench.onLook = later::add;

        file.mapping().choose("client", Optional.empty());
        bench.model.importSelected();
        assertThat(bench.db).doesNotExist();
        bench.onLook = Runnable::run;
        later.forEach(Runnable::run);

        assertThat(file.stateProperty().get()).isEqualTo(FileState.IMPORTED);
        assertThat(bench.finished().get(0).file().mapping()).doesNotContain("client");
    }

    @Test
    void ofSeveralChangesOnlyTheLastIsShown() throws IOException {
        ImportBench bench = new ImportBench(folder);
        FileViewModel file = bench.offer(bench.file("a.csv", ImportBench.LOG));
        List<Runnable> later = new ArrayList<>();
        bench.onLook = later::add;

        file.mapping().choose("client", Optional.empty());
        file.mapping().choose("ts", Optional.empty());
        later.get(0).run();
        assertThat(file.stateProperty().get()).isEqualTo(FileState.READING);
        later.get(1).run();

        assertThat(file.stateProperty().get()).isEqualTo(FileState.UNCLEAR);
        assertThat(file.mapping().columns())
                .filteredOn(row -> row.fields().isEmpty())
                .extracting(ColumnRow::name)
                .containsExactly("ts", "client");
    }

    @Test
    void theSameBytesAreRecognisedWhateverTheyAreCalled() throws IOException {
        ImportBench bench = new ImportBench(folder);
        bench.offer(bench.file("a.csv", ImportBench.LOG));
        bench.model.importSelected();

        FileViewModel again = bench.offer(bench.file("b.csv", ImportBench.LOG));
        bench.model.importSelected();

        assertThat(again.stateProperty().get()).isEqualTo(FileState.KNOWN);
        assertThat(ImportWords.title(again.outcome().orElseThrow())).isEqualTo("Imported before, as import 1");
        assertThat(ImportWords.text(again.outcome().orElseThrow())).contains("\"a.csv\"", "nothing was written");
        assertThat(bench.finished()).hasSize(1);
    }

    @Test
    void anImportIsTakenBackOnlyAfterAQuestion() throws IOException {
        ImportBench bench = new ImportBench(folder);
        FileViewModel file = bench.offer(bench.file("a.csv", ImportBench.LOG));
        bench.model.importSelected();

        bench.model.undo(file);
        assertThat(bench.asked().text()).contains("import 1", "2 lines");
        bench.answer(0);
        assertThat(bench.finished().get(0).state()).isEqualTo(ImportState.IMPORTED);
        bench.model.undo(file);
        bench.answer(1);

        assertThat(bench.model.questionProperty().get()).isEmpty();
        assertThat(bench.finished().get(0).state()).isEqualTo(ImportState.UNDONE);
        assertThat(file.stateProperty().get()).as("it can go in again").isEqualTo(FileState.READY);
        assertThat(file.noteProperty().get()).contains("taken back");
        ImportedSource undone = bench.model.list().all().get(0);
        assertThat(bench.model.list().canUndo(undone)).isFalse();
        bench.model.importSelected();
        assertThat(bench.finished()).hasSize(2);
    }

    @Test
    void cancelLeavesNothing() throws IOException {
        ImportBench bench = new ImportBench(folder);
        StringBuilder many = new StringBuilder("time,order_id,status\n");
        for (int line = 0; line < 30_000; line++) {
            many.append("1767225600,o-").append(line).append(",200\n");
        }
        FileViewModel file = bench.offer(bench.file("a.csv", many.toString()));
        bench.onClock = () -> {
            if (Files.exists(bench.db)) {
                bench.model.cancel();
            }
        };

        bench.model.importSelected();

        bench.onClock = () -> {};
        assertThat(file.stateProperty().get()).isEqualTo(FileState.CANCELLED);
        assertThat(bench.db).as("it was stopped in the midst of the lines").exists();
        assertThat(bench.finished()).isEmpty();
        file.reopen();
        bench.model.importSelected();
        assertThat(file.stateProperty().get()).isEqualTo(FileState.IMPORTED);
    }

    @Test
    void leavingWhileAnImportGoesOnIsAskedAbout() throws IOException {
        ImportBench bench = new ImportBench(folder);
        FileViewModel file = bench.offer(bench.file("a.csv", ImportBench.LOG));
        int[] left = {0};
        bench.onClock = () -> {
            bench.onClock = () -> {};
            bench.model.unlessRunning(() -> left[0]++);
        };

        bench.model.importSelected();

        assertThat(left[0]).isZero();
        assertThat(bench.asked().text()).contains("An import is running");
        bench.answer(0);
        assertThat(file.stateProperty().get()).isEqualTo(FileState.IMPORTED);
        bench.model.unlessRunning(() -> left[0]++);
        assertThat(left[0]).isEqualTo(1);
    }

    @Test
    void nothingIsImportedIntoAFileThatIsOnlyLookedAt() throws IOException {
        ImportBench bench = new ImportBench(folder, true);
        FileViewModel file = bench.offer(bench.file("a.csv", ImportBench.LOG));

        bench.model.importSelected();
        bench.model.importAll();

        assertThat(bench.model.isReadOnly()).isTrue();
        assertThat(file.stateProperty().get()).as("it can be looked at").isEqualTo(FileState.READY);
        assertThat(bench.db).doesNotExist();
    }

    @Test
    void aDataFileThatIsNoneIsSaidAndLeftAsItIs() throws IOException {
        ImportBench bench = new ImportBench(folder);
        Files.writeString(bench.db, "not a database, but somebody's text\n".repeat(50));
        byte[] before = Files.readAllBytes(bench.db);
        FileViewModel file = bench.offer(bench.file("a.csv", ImportBench.LOG));

        bench.model.importSelected();

        assertThat(file.stateProperty().get()).isEqualTo(FileState.FAILED);
        assertThat(file.noteProperty().get()).contains("Nothing of this import counts");
        assertThat(Files.readAllBytes(bench.db)).isEqualTo(before);
        file.reopen();
        assertThat(file.stateProperty().get()).isEqualTo(FileState.READY);
    }

    @Test
    void everyFailureOfTheStoreSaysWhatWasNotLostAndWhatToDo() {
        for (StoreException.Kind kind : StoreException.Kind.values()) {
            String words =
                    ImportWords.failure(StoreException.of(kind, "saving desk.db", "the reason", null), "desk.db");

            assertThat(words).as(kind.name()).contains("desk.db");
            assertThat(words)
                    .as(kind.name())
                    .containsPattern("Nothing of this import counts|importing the file again is safe");
        }
        assertThat(ImportWords.failure(new StoreException(StoreException.Kind.LOCKED, "x"), "desk.db"))
                .contains("another program", "import again");
        assertThat(ImportWords.failure(new StoreException(StoreException.Kind.DISK_FULL, "x"), "desk.db"))
                .contains("no room", "Make room");
    }

    @Test
    void wrongFilesAreSaidInWordsAndCannotBeImported() throws IOException {
        ImportBench bench = new ImportBench(folder);
        Path binary =
                Files.write(folder.resolve("photo.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 0, 1, (byte) 255});

        FileViewModel empty = bench.offer(bench.file("empty.csv", ""));
        FileViewModel picture = bench.offer(binary);
        FileViewModel gone = bench.offer(folder.resolve("gone.csv"));
        FileViewModel gzip = bench.offer(Files.write(folder.resolve("a.gz"), new byte[] {0x1F, (byte) 0x8B, 9, 9}));
        FileViewModel bad = bench.offer(bench.file("bad.csv", "time,status,path\nx,200,/a\n"));
        bench.model.importAll();

        for (FileViewModel file : List.of(empty, picture, gone, gzip)) {
            assertThat(file.stateProperty().get()).as(file.name()).isEqualTo(FileState.UNREADABLE);
            assertThat(file.mapping().unreadable()).as(file.name()).isNotBlank();
        }
        assertThat(empty.mapping().unreadable()).isEqualTo("it is empty");
        assertThat(bad.stateProperty().get()).isEqualTo(FileState.NOTHING_GOOD);
        assertThat(ImportWords.text(bad.outcome().orElseThrow())).contains("was not written to");
        assertThat(bench.db).as("an all-bad file writes nothing").doesNotExist();
    }

    @Test
    void aFileThatIsDamagedBeyondItsFirstRowsSaysWhyItCannotBeImported() throws IOException {
        ImportBench bench = new ImportBench(folder);
        Path log = folder.resolve("log.ndjson.gz");
        try (Writer out = new OutputStreamWriter(new GZIPOutputStream(Files.newOutputStream(log)))) {
            for (int line = 0; line < 5000; line++) {
                out.write("{\"time\":\"2026-11-03T09:00:00Z\",\"path\":\"/orders/" + line
                        + "/deliver\",\"status\":200}\n");
            }
        }
        byte[] bytes = Files.readAllBytes(log);
        Files.write(log, Arrays.copyOf(bytes, bytes.length * 3 / 4));

        FileViewModel file = bench.offer(log);
        bench.model.importSelected();

        assertThat(file.stateProperty().get()).isEqualTo(FileState.FAILED);
        assertThat(ImportWords.title(file.outcome().orElseThrow())).isEqualTo("Nothing was imported");
        assertThat(ImportWords.text(file.outcome().orElseThrow()))
                .startsWith("Because its compressed data break off somewhere after line ")
                .contains("allowed: gzip that is whole");
        assertThat(bench.finished()).isEmpty();
    }

    @Test
    void aFileThatChangesAfterTheLookIsSaid() throws IOException {
        ImportBench bench = new ImportBench(folder);
        FileViewModel file = bench.offer(bench.file("a.csv", ImportBench.LOG));
        bench.file("a.csv", "other,columns\n1,2\n");

        bench.model.importSelected();

        assertThat(file.stateProperty().get()).isEqualTo(FileState.FAILED);
        assertThat(ImportWords.text(file.outcome().orElseThrow())).contains("it has no column");
    }

    @Test
    void aFolderStandsForItsExportsAndTheRestIsNamed() throws IOException {
        ImportBench bench = new ImportBench(folder);
        Path exports = Files.createDirectory(folder.resolve("exports"));
        Files.writeString(exports.resolve("a.csv"), ImportBench.LOG);
        Files.writeString(exports.resolve("b.ndjson"), "{\"time\":1767225600,\"order\":\"o\",\"status\":200}\n");
        Files.writeString(exports.resolve("notes.\u202Edoc"), "x");

        bench.model.offer(List.of(exports, exports.resolve("a.csv")));

        assertThat(bench.model.files()).extracting(FileViewModel::name).containsExactly("a.csv", "b.ndjson");
        assertThat(bench.model.messageProperty().get())
                .contains("1 file was left alone", "notes.\u27E8U+202E\u27E9doc");
        bench.model.importAll();
        assertThat(bench.finished()).hasSize(2);
        bench.model.removeDone();
        assertThat(bench.model.files()).isEmpty();
        assertThat(bench.model.selectedProperty().get()).isEmpty();
    }
}
