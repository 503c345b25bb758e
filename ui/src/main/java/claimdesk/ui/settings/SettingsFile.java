package claimdesk.ui.settings;

import claimdesk.app.exchange.WholeFile;
import claimdesk.app.scenario.edit.NewDesk;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * The settings as a properties file. A value that cannot be used counts as not chosen, for no setting is worth a window
 * that does not open; the rest of the file holds all the same.
 */
public final class SettingsFile {

    private static final String DATA_FILE = "data-file";
    private static final String APPEARANCE = "appearance";
    private static final String ZOOM = "size-percent";
    private static final String SCREEN = "screen";
    private static final String WIDTH = "window-width";
    private static final String HEIGHT = "window-height";
    private static final String READ_ONLY = "read-only";
    private static final String REPLIES = "new-scenario-replies";
    private static final String LEASE = "new-scenario-lease-ms";
    private static final String RETENTION = "new-scenario-retention-ms";
    private static final String LESSONS_DONE = "lessons-done";
    private static final String LESSONS_LANGUAGE = "lessons-language";
    private static final String MAXIMIZED = "window-maximized";

    /** Searches are numbered from 0. */
    private static final String SEARCH = "search-";

    private static final String SEARCH_NAME = "-name";
    private static final String SEARCH_TEXT = "-text";

    private final Path file;

    /**
     * @param file made, with its folder, when something is first remembered
     */
    public SettingsFile(Path file) {
        this.file = file;
    }

    /** The file or folder of that name beside the settings. */
    public Path beside(String name) {
        return file.toAbsolutePath().resolveSibling(name);
    }

    /** What is remembered; as at the first start where nothing is, or where the file cannot be read. */
    public Settings read() {
        Properties values = new Properties();
        if (Files.isRegularFile(file)) {
            try (Reader reader = Files.newBufferedReader(file)) {
                values.load(reader);
            } catch (IOException | IllegalArgumentException damaged) {
                values.clear();
            }
        }
        Settings first = Settings.FIRST;
        return new Settings(
                value(values, DATA_FILE, SettingsFile::path),
                value(values, READ_ONLY, Boolean::parseBoolean).orElse(first.isReadOnly()),
                value(values, APPEARANCE, text -> Appearance.named(text).orElseThrow(IllegalArgumentException::new))
                        .orElse(first.appearance()),
                value(values, ZOOM, text -> new Zoom(Integer.parseInt(text))).orElse(first.zoom()),
                value(values, SCREEN, text -> text).orElse(first.screen()),
                window(values).orElse(first.window()),
                newDesk(values).orElse(first.newDesk()),
                searches(values),
                learned(values));
    }

    /**
     * Remembers {@code settings}: all of them or, if that fails, none.
     *
     * @throws IOException if the file or its folder cannot be written; what was remembered before still is
     */
    public void write(Settings settings) throws IOException {
        Properties values = new Properties();
        settings.dataFile().ifPresent(path -> values.setProperty(DATA_FILE, path.toString()));
        values.setProperty(READ_ONLY, Boolean.toString(settings.isReadOnly()));
        values.setProperty(REPLIES, settings.newDesk().replyProfile());
        values.setProperty(LEASE, Long.toString(settings.newDesk().leaseMs()));
        values.setProperty(RETENTION, Long.toString(settings.newDesk().retentionMs()));
        for (int number = 0; number < settings.searches().size(); number++) {
            SavedSearch search = settings.searches().get(number);
            values.setProperty(SEARCH + number + SEARCH_NAME, search.name());
            values.setProperty(SEARCH + number + SEARCH_TEXT, search.text());
        }
        values.setProperty(APPEARANCE, settings.appearance().text());
        values.setProperty(ZOOM, Integer.toString(settings.zoom().percent()));
        values.setProperty(SCREEN, settings.screen());
        values.setProperty(WIDTH, Double.toString(settings.window().width()));
        values.setProperty(HEIGHT, Double.toString(settings.window().height()));
        values.setProperty(MAXIMIZED, Boolean.toString(settings.window().isMaximized()));
        values.setProperty(LESSONS_DONE, settings.learned().names());
        values.setProperty(LESSONS_LANGUAGE, settings.learned().language().toLanguageTag());
        Files.createDirectories(file.toAbsolutePath().getParent());
        WholeFile.write(file, beside -> {
            try (Writer writer = Files.newBufferedWriter(beside)) {
                values.store(writer, "Claimdesk");
            }
            return true;
        });
    }

    private static Optional<WindowPlace> window(Properties values) {
        return value(values, WIDTH, Double::valueOf)
                .flatMap(width -> value(
                        values,
                        HEIGHT,
                        height -> new WindowPlace(
                                width,
                                Double.parseDouble(height),
                                Boolean.parseBoolean(values.getProperty(MAXIMIZED)))));
    }

    /** One that cannot be used is left out; the others hold. */
    private static List<SavedSearch> searches(Properties values) {
        return IntStream.range(0, SavedSearch.COUNT_MAX)
                .mapToObj(number -> value(
                        values,
                        SEARCH + number + SEARCH_NAME,
                        name -> new SavedSearch(name, values.getProperty(SEARCH + number + SEARCH_TEXT, ""))))
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<NewDesk> newDesk(Properties values) {
        return value(
                values,
                REPLIES,
                replies -> new NewDesk(
                        replies,
                        Long.parseLong(values.getProperty(LEASE)),
                        Long.parseLong(values.getProperty(RETENTION))));
    }

    private static Learned learned(Properties values) {
        Learned nothing = Learned.NOTHING;
        return new Learned(
                value(values, LESSONS_DONE, Learned::named).orElse(nothing.done()),
                value(values, LESSONS_LANGUAGE, Locale::forLanguageTag)
                        .filter(language -> !language.getLanguage().isEmpty())
                        .orElse(nothing.language()));
    }

    private static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException unusable) {
            throw new IllegalArgumentException(unusable);
        }
    }

    private static <T> Optional<T> value(Properties values, String name, Function<String, T> meaning) {
        try {
            return Optional.ofNullable(values.getProperty(name)).map(meaning);
        } catch (IllegalArgumentException unusable) {
            return Optional.empty();
        }
    }
}
