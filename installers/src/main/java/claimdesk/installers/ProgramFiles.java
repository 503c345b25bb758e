package claimdesk.installers;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * The program's jars as they are shipped: this system's native libraries stand beside them, all others are left out. So
 * nothing is unpacked into a home or a temporary folder when the program starts, and the download is smaller.
 */
final class ProgramFiles {

    private static final Pattern NATIVE = Pattern.compile(".*\\.(so|dll|dylib|jnilib|a)");

    /** JavaFX draws with GTK 3; its library for GTK 2 would ask for packages that systems drop. */
    private static final String GTK_2 = "libglassgtk2.so";

    private final Platform platform;
    private final Path folder;

    /**
     * @param folder where they go
     */
    ProgramFiles(Platform platform, Path folder) {
        this.platform = platform;
        this.folder = folder;
    }

    /** Copies all jars of {@code jars}. */
    void copyFrom(Path jars) throws IOException {
        Files.createDirectories(folder);
        try (Stream<Path> all = Files.list(jars)) {
            for (Path jar : all.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList()) {
                copy(jar);
            }
        }
    }

    private void copy(Path jar) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            List<? extends ZipEntry> entries = Collections.list(zip.entries());
            if (entries.stream().allMatch(entry -> entry.isDirectory() || isManifest(entry))) {
                return; // JavaFX has an empty jar for each part, beside that of the system
            }
            if (entries.stream().noneMatch(ProgramFiles::isNative)) {
                Files.copy(jar, folder.resolve(jar.getFileName()), StandardCopyOption.REPLACE_EXISTING);
                return;
            }
            copyParted(zip, entries, folder.resolve(jar.getFileName()));
        }
    }

    private void copyParted(ZipFile zip, List<? extends ZipEntry> entries, Path target) throws IOException {
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(target))) {
            for (ZipEntry entry : entries) {
                try (InputStream content = zip.getInputStream(entry)) {
                    if (!isNative(entry)) {
                        ZipEntry copy = new ZipEntry(entry.getName());
                        copy.setTimeLocal(entry.getTimeLocal());
                        out.putNextEntry(copy);
                        content.transferTo(out);
                        out.closeEntry();
                    } else if (isWanted(entry)) {
                        Files.copy(content, folder.resolve(fileName(entry)), StandardCopyOption.REPLACE_EXISTING);
                    }
                }
            }
        }
    }

    private static boolean isManifest(ZipEntry entry) {
        return entry.getName().equals("META-INF/MANIFEST.MF");
    }

    private static boolean isNative(ZipEntry entry) {
        return NATIVE.matcher(entry.getName()).matches();
    }

    private boolean isWanted(ZipEntry entry) {
        String name = entry.getName();
        return name.equals(platform.sqliteNatives() + fileName(entry)) || (!name.contains("/") && !name.equals(GTK_2));
    }

    private static String fileName(ZipEntry entry) {
        return entry.getName().substring(entry.getName().lastIndexOf('/') + 1);
    }
}
