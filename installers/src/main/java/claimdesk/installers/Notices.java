package claimdesk.installers;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The licence texts of what is shipped, a folder for each jar: what the jar itself has, or where it has none, the text that
 * {@code licences.properties} names for it. The Java runtime brings its own in its folder {@code legal}.
 */
final class Notices {

    private static final Pattern TEXT = Pattern.compile(
            "(META-INF/)?(maven/[^/]+/[^/]+/)?[A-Za-z-]*(LICENSE|NOTICE)[^/]*", Pattern.CASE_INSENSITIVE);

    private static final String OUR_OWN = "claimdesk-";

    private final Path texts;
    private final Properties named = new Properties();

    /**
     * @param texts the folder with {@code licences.properties} and the texts that it names
     */
    Notices(Path texts) throws IOException {
        this.texts = texts;
        try (InputStream in = Files.newInputStream(texts.resolve("licences.properties"))) {
            named.load(in);
        }
    }

    /**
     * Writes the texts of every jar in {@code jars}.
     *
     * @throws IllegalStateException if a jar has none and none is named for it; every such jar is named
     */
    void write(Path jars, Path folder) throws IOException {
        List<String> without = new ArrayList<>();
        try (Stream<Path> all = Files.list(jars)) {
            for (Path jar : all.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList()) {
                String name = jar.getFileName().toString();
                if (!name.startsWith(OUR_OWN) && !write(jar, name, folder)) {
                    without.add(name);
                }
            }
        }
        if (!without.isEmpty()) {
            throw new IllegalStateException("no licence text for " + String.join(", ", without)
                    + "; name one in licences.properties, by the beginning of the jar's name");
        }
    }

    private boolean write(Path jar, String name, Path folder) throws IOException {
        Path own = folder.resolve(name.substring(0, name.length() - ".jar".length()));
        boolean isWritten = false;
        for (String text : namedFor(name)) {
            put(texts.resolve(text), own);
            isWritten = true;
        }
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                if (TEXT.matcher(entry.getName()).matches()) {
                    Files.createDirectories(own);
                    try (InputStream in = zip.getInputStream(entry)) {
                        String file = entry.getName().substring(entry.getName().lastIndexOf('/') + 1);
                        Files.copy(in, own.resolve(file), StandardCopyOption.REPLACE_EXISTING);
                    }
                    isWritten = true;
                }
            }
        }
        return isWritten;
    }

    private static void put(Path text, Path folder) throws IOException {
        Files.createDirectories(folder);
        Files.copy(text, folder.resolve(text.getFileName()), StandardCopyOption.REPLACE_EXISTING);
    }

    private List<String> namedFor(String jar) {
        return named.stringPropertyNames().stream()
                .filter(jar::startsWith)
                .flatMap(start -> Stream.of(named.getProperty(start).split("[, ]+")))
                .sorted()
                .toList();
    }
}
