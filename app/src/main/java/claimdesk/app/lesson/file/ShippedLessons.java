package claimdesk.app.lesson.file;

import claimdesk.app.lesson.Lesson;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The lessons that come with the program, in the order in which they teach. */
public final class ShippedLessons {

    private static final List<String> NAMES = List.of(
            "retry-is-a-guess",
            "lost-reply",
            "double-click",
            "changed-body",
            "never-saved",
            "old-owner",
            "row-from-thin-air",
            "error-after-delivery",
            "second-email",
            "once-by-ledger",
            "once-by-atomicity",
            "rotated-key",
            "what-to-retry",
            "backoff-and-jitter",
            "breaker",
            "one-box-further",
            "lost-acknowledgement",
            "success-anyway");

    private ShippedLessons() {}

    public static List<String> names() {
        return NAMES;
    }

    /** All of them, in the language of {@code texts}. */
    public static List<Lesson> all(LessonTexts texts) {
        return NAMES.stream()
                .map(name -> LessonFiles.read(file(name), text(name), texts)
                        .match(LessonOutcome.Read::lesson, invalid -> {
                            throw new IllegalStateException("a shipped lesson is broken: " + invalid.problems());
                        }))
                .toList();
    }

    /** The file of the shipped lesson of that name, as it is written. */
    public static String text(String name) {
        try (InputStream in = ShippedLessons.class.getResourceAsStream(file(name))) {
            if (in == null) {
                throw new IllegalStateException("the shipped lesson " + name + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the shipped lesson " + name + " cannot be read", unreadable);
        }
    }

    static String file(String name) {
        return "lessons/" + name + ".yaml";
    }
}
