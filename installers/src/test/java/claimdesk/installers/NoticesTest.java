package claimdesk.installers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NoticesTest {

    @TempDir
    Path folder;

    private Path texts;
    private Path jars;
    private Path written;

    @BeforeEach
    void setUp() throws IOException {
        texts = Files.createDirectories(folder.resolve("texts"));
        jars = Files.createDirectories(folder.resolve("jars"));
        written = folder.resolve("written");
        Files.writeString(texts.resolve("licences.properties"), "named-=MIT.txt\n");
        Files.writeString(texts.resolve("MIT.txt"), "MIT");
    }

    @Test
    void aJarsOwnTextsAreTakenAndOtherwiseTheOneThatIsNamed() throws IOException {
        jar("own-1.0.jar", "META-INF/LICENSE");
        jar("named-2.0.jar", "a/A.class");
        jar("claimdesk-ui-0.1.0.jar", "claimdesk/ui/Main.class");

        new Notices(texts).write(jars, written);

        assertThat(written.resolve("own-1.0/LICENSE")).hasContent("META-INF/LICENSE");
        assertThat(written.resolve("named-2.0/MIT.txt")).hasContent("MIT");
        assertThat(written.resolve("claimdesk-ui-0.1.0")).doesNotExist();
    }

    @Test
    void aJarWithoutAnyTextStopsTheBuildAndIsNamed() throws IOException {
        jar("other-1.0.jar", "a/License.class");

        assertThatThrownBy(() -> new Notices(texts).write(jars, written))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("other-1.0.jar")
                .hasMessageContaining("licences.properties");
    }

    private void jar(String name, String entry) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jars.resolve(name)))) {
            zip.putNextEntry(new ZipEntry(entry));
            zip.write(entry.getBytes());
            zip.closeEntry();
        }
    }
}
