package claimdesk.installers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramFilesTest {

    private static final Platform LINUX = Platform.of("Linux", "amd64");

    @TempDir
    Path folder;

    private Path jars;
    private Path files;

    @BeforeEach
    void setUp() throws IOException {
        jars = Files.createDirectories(folder.resolve("jars"));
        files = folder.resolve("files");
    }

    @Test
    void nativesOfThisSystemStandBesideTheJarsAndOthersAreLeftOut() throws IOException {
        jar(
                "sqlite-jdbc.jar",
                "org/sqlite/JDBC.class",
                "org/sqlite/native/Linux/x86_64/libsqlitejdbc.so",
                "org/sqlite/native/Linux/aarch64/libsqlitejdbc.so",
                "org/sqlite/native/Windows/x86_64/sqlitejdbc.dll",
                "org/sqlite/native/Linux-Musl/x86_64/libsqlitejdbc.so");
        jar("javafx-graphics-linux.jar", "javafx/scene/Scene.class", "libglassgtk3.so", "libglassgtk2.so");

        new ProgramFiles(LINUX, files).copyFrom(jars);

        assertThat(names())
                .containsExactly("javafx-graphics-linux.jar", "libglassgtk3.so", "libsqlitejdbc.so", "sqlite-jdbc.jar");
        assertThat(files.resolve("libsqlitejdbc.so")).hasContent("org/sqlite/native/Linux/x86_64/libsqlitejdbc.so");
        assertThat(entries("sqlite-jdbc.jar")).containsExactly("org/sqlite/JDBC.class");
        assertThat(entries("javafx-graphics-linux.jar")).containsExactly("javafx/scene/Scene.class");
    }

    @Test
    void aJarWithoutNativesIsCopiedByteForByte() throws IOException {
        jar("picocli.jar", "picocli/CommandLine.class");

        new ProgramFiles(LINUX, files).copyFrom(jars);

        assertThat(files.resolve("picocli.jar")).hasSameBinaryContentAs(jars.resolve("picocli.jar"));
    }

    @Test
    void aJarWithNothingInItIsLeftOut() throws IOException {
        jar("javafx-graphics.jar", "META-INF/", "META-INF/MANIFEST.MF");

        new ProgramFiles(LINUX, files).copyFrom(jars);

        assertThat(names()).isEmpty();
    }

    @Test
    void eachSystemTakesItsOwnNatives() {
        assertThat(LINUX.sqliteNatives()).isEqualTo("org/sqlite/native/Linux/x86_64/");
        assertThat(Platform.of("Mac OS X", "aarch64").sqliteNatives()).isEqualTo("org/sqlite/native/Mac/aarch64/");
        assertThat(Platform.of("Windows 11", "amd64").sqliteNatives()).isEqualTo("org/sqlite/native/Windows/x86_64/");
    }

    /** A jar with these entries; each has its own name as its content. */
    private void jar(String name, String... entries) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jars.resolve(name)))) {
            for (String entry : entries) {
                zip.putNextEntry(new ZipEntry(entry));
                if (!entry.endsWith("/")) {
                    zip.write(entry.getBytes());
                }
                zip.closeEntry();
            }
        }
    }

    private List<String> names() throws IOException {
        try (Stream<Path> all = Files.list(files)) {
            return all.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private List<String> entries(String jar) throws IOException {
        try (ZipFile zip = new ZipFile(files.resolve(jar).toFile())) {
            return zip.stream().map(ZipEntry::getName).toList();
        }
    }
}
