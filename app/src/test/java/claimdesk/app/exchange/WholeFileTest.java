package claimdesk.app.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void writeOnce() throws IOException {
        file = folder.resolve("notes.txt");
        WholeFile.write(file, "before");
    }

    @Test
    void replacesTheWholeFile() throws IOException {
        WholeFile.write(file, "after");

        assertThat(file).hasContent("after");
        assertThat(folder.toFile().list()).hasSize(1);
    }

    @Test
    void leavesTheFileWhereWhatWritesGivesUp() throws IOException {
        WholeFile.write(file, beside -> {
            Files.writeString(beside, "half");
            return false;
        });

        assertThat(file).hasContent("before");
        assertThat(folder.toFile().list()).hasSize(1);
    }

    @Test
    void leavesTheFileWhereWhatWritesFails() {
        assertThatThrownBy(() -> WholeFile.write(file, beside -> {
                    Files.writeString(beside, "half");
                    throw new IOException("the disk is full");
                }))
                .hasMessage("the disk is full");

        assertThat(file).hasContent("before");
        assertThat(folder.toFile().list()).hasSize(1);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void writesThroughALinkAndKeepsPermissions() throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw----"));
        Path link = Files.createSymbolicLink(folder.resolve("link.txt"), file);

        WholeFile.write(link, "after");

        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("after");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-rw----");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void makesAFileThatOthersMayRead() throws IOException {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-r--r--");
    }
}
