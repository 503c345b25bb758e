package claimdesk.store.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** As long as a file is open here, no other program can take it for its own and clear its log away. */
class OpenFilesTest {

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void setUp() {
        file = folder.resolve("desk.db");
    }

    /** Another program, which would clear the log away if nobody else had the file open; it asks as SQLite does. */
    static final class OtherProgram {

        static final int SHUT_OUT = 7;

        /** The bytes that SQLite locks, shared while a file is open and exclusively to clear its log away (os.h). */
        private static final long SHARED_FIRST = 0x4000_0002L;

        private static final long SHARED_SIZE = 510;

        private OtherProgram() {}

        public static void main(String[] arguments) throws IOException {
            try (FileChannel file =
                    FileChannel.open(Path.of(arguments[0]), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                if (file.tryLock(SHARED_FIRST, SHARED_SIZE, false) == null) {
                    System.exit(SHUT_OUT);
                }
            }
        }
    }

    @Test
    void isLockedForOthersAfterASecondOpening() throws Exception {
        try (Database first = open()) {
            first.write(handle -> handle.execute("CREATE TABLE noted (id INTEGER)"));
            open().close();

            assertThat(asksForTheFile()).isEqualTo(OtherProgram.SHUT_OUT);
        }
    }

    @Test
    void isLockedForOthersAfterItsBytesWereRead() throws Exception {
        try (Database first = open()) {
            first.write(handle -> handle.execute("CREATE TABLE noted (id INTEGER)"));
            try (InputStream bytes = OpenFiles.read(file)) {
                assertThat(bytes.read()).isEqualTo('S');
            }
            Database.openReadOnly(file).close();

            assertThat(asksForTheFile()).isEqualTo(OtherProgram.SHUT_OUT);
        }
    }

    @Test
    void isLockedForOthersAfterItsBytesWereReadByAnotherName() throws Exception {
        try (Database first = open()) {
            first.write(handle -> handle.execute("CREATE TABLE noted (id INTEGER)"));
            Path link = Files.createSymbolicLink(folder.resolve("link.db"), file);
            try (InputStream bytes = OpenFiles.read(link)) {
                assertThat(bytes.read()).isEqualTo('S');
            }

            assertThat(asksForTheFile()).isEqualTo(OtherProgram.SHUT_OUT);
        }
    }

    @Test
    void isFreeForOthersOnceItWasClosed() throws Exception {
        Database first = open();
        try (InputStream bytes = OpenFiles.read(file)) {
            assertThat(bytes.read()).isEqualTo('S');
        }

        first.close();
        first.close();

        assertThat(asksForTheFile()).isZero();
        try (Database again = open()) {
            again.write(handle -> handle.execute("CREATE TABLE noted (id INTEGER)"));
            assertThat(asksForTheFile()).isEqualTo(OtherProgram.SHUT_OUT);
        }
    }

    @Test
    void readersOfAnOpenFileAllReadItFromItsFirstByte() throws Exception {
        try (Database first = open()) {
            first.write(handle -> handle.execute("CREATE TABLE noted (id INTEGER)"));
            byte[] all = Files.readAllBytes(file);
            try (InputStream one = OpenFiles.read(file);
                    InputStream other = OpenFiles.read(file)) {
                assertThat(one.read()).isEqualTo('S');
                assertThat(other.readAllBytes()).isEqualTo(all);
                assertThat(one.read()).isEqualTo('Q');
            }
        }
    }

    @Test
    void aFileThatTookItsPlaceIsReadAndNotTheOneThatIsOpen() throws Exception {
        try (Database first = open()) {
            first.write(handle -> handle.execute("CREATE TABLE noted (id INTEGER)"));
            OpenFiles.read(file).close();
            Files.move(file, folder.resolve("moved.db"));
            Files.writeString(file, "another");

            try (InputStream bytes = OpenFiles.read(file)) {
                assertThat(bytes.readAllBytes()).asString().isEqualTo("another");
            }
        }
    }

    private Database open() {
        return Database.open(file, Durability.FULL, Database.Writing.SERIAL);
    }

    private int asksForTheFile() throws IOException, InterruptedException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        OtherProgram.class.getName(),
                        file.toString())
                .inheritIO()
                .start()
                .waitFor();
    }
}
