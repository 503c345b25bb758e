package claimdesk.app.lesson.file;

import claimdesk.app.scenario.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The texts of lessons in one language: resource bundles named {@code lessons_de.properties}, in UTF-8, those of a folder
 * before the shipped ones, and where a language has no text, the next more general one; English, which is shipped, last.
 * Immutable.
 */
public final class LessonTexts {

    /** What texts come in where nothing else is asked for. */
    public static final Locale SHIPPED = Locale.ENGLISH;

    private static final String NAME = "lessons";
    private static final Pattern FILE = Pattern.compile(NAME + "_(\\w+)\\.properties");
    private static final Pattern HALF_ESCAPE = Pattern.compile("\\\\u(?![0-9a-fA-F]{4})");
    private static final ResourceBundle.Control RULES =
            ResourceBundle.Control.getControl(ResourceBundle.Control.FORMAT_PROPERTIES);
    private static final int BYTES_MAX = 1024 * 1024;

    private final List<ResourceBundle> ofLanguage;
    private final List<ResourceBundle> ofAll;
    private final List<String> problems;

    private LessonTexts(List<ResourceBundle> ofLanguage, List<ResourceBundle> ofAll, List<String> problems) {
        this.ofLanguage = List.copyOf(ofLanguage);
        this.ofAll = List.copyOf(ofAll);
        this.problems = List.copyOf(problems);
    }

    /** The shipped texts alone. */
    public static LessonTexts shipped() {
        return of(Optional.empty(), SHIPPED);
    }

    /**
     * @param folder where bundles may be, beside a trainer's own lessons; it need not be there
     */
    public static LessonTexts of(Optional<Path> folder, Locale language) {
        List<ResourceBundle> ofLanguage = new ArrayList<>();
        List<ResourceBundle> ofAll = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        for (Locale one : RULES.getCandidateLocales(NAME, language)) {
            String file = RULES.toBundleName(NAME, one) + ".properties";
            List<ResourceBundle> layer = one.equals(Locale.ROOT) ? ofAll : ofLanguage;
            folder.map(where -> where.resolve(file)).ifPresent(path -> read(path, layer, problems));
            shipped(file).ifPresent(layer::add);
        }
        return new LessonTexts(ofLanguage, ofAll, problems);
    }

    /** The languages that there are texts in: the shipped one, and those of {@code folder}. */
    public static List<Locale> languages(Optional<Path> folder) {
        Set<String> tags = new TreeSet<>(List.of(SHIPPED.toLanguageTag()));
        folder.filter(Files::isDirectory).ifPresent(where -> {
            try (Stream<Path> files = Files.list(where)) {
                files.map(file -> FILE.matcher(String.valueOf(file.getFileName())))
                        .filter(Matcher::matches)
                        .map(name -> name.group(1).replace('_', '-'))
                        .filter(tag -> !Locale.forLanguageTag(tag).getLanguage().isEmpty())
                        .forEach(tags::add);
            } catch (IOException unreadable) {
                // The lessons of the folder are read as well, and say so.
            }
        });
        return tags.stream().map(Locale::forLanguageTag).toList();
    }

    /** What is wrong with bundles of the folder, each with its file; what they hold is left out. */
    public List<String> problems() {
        return problems;
    }

    /**
     * The text of that key.
     *
     * @param inFile what the lesson's file says, in its own language: better than another language, not than this one
     */
    public Optional<String> find(String key, Optional<String> inFile) {
        return in(ofLanguage, key).or(() -> inFile).or(() -> in(ofAll, key));
    }

    private static Optional<String> in(List<ResourceBundle> bundles, String key) {
        return bundles.stream()
                .filter(bundle -> bundle.containsKey(key))
                .map(bundle -> bundle.getString(key).replaceAll("\\s+", " ").strip())
                .filter(text -> !text.isEmpty() && text.codePoints().noneMatch(Words::isUnprintable))
                .findFirst();
    }

    private static Optional<ResourceBundle> shipped(String file) {
        try (InputStream in = LessonTexts.class.getResourceAsStream(file)) {
            return in == null ? Optional.empty() : Optional.of(bundle(in));
        } catch (IOException broken) {
            throw new UncheckedIOException("the shipped texts " + file + " cannot be read", broken);
        }
    }

    private static void read(Path path, List<ResourceBundle> layer, List<String> problems) {
        if (!Files.exists(path)) {
            return;
        }
        try {
            if (Files.size(path) > BYTES_MAX) {
                problems.add(path + ": the file is over " + BYTES_MAX / 1024 + " KiB; allowed: up to that");
                return;
            }
            try (InputStream in = Files.newInputStream(path)) {
                layer.add(bundle(in));
            }
        } catch (IllegalArgumentException damaged) {
            problems.add(path + ":" + lineOfHalfEscape(path)
                    + ": a \\u without its four digits; allowed: the character itself, in UTF-8");
        } catch (IOException unreadable) {
            problems.add(path + ": the texts cannot be read: " + unreadable.getMessage()
                    + "; allowed: a properties file in UTF-8");
        }
    }

    private static int lineOfHalfEscape(Path path) {
        try {
            Matcher escape = HALF_ESCAPE.matcher(Files.readString(path));
            return escape.find()
                    ? (int) Files.readString(path)
                            .substring(0, escape.start())
                            .lines()
                            .count()
                    : 1;
        } catch (IOException gone) {
            return 1;
        }
    }

    private static ResourceBundle bundle(InputStream in) throws IOException {
        Reader reader = new InputStreamReader(
                in, StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT));
        return new PropertyResourceBundle(reader);
    }
}
