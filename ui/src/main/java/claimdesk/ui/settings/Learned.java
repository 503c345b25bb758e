package claimdesk.ui.settings;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What is remembered of lessons.
 *
 * @param done the names of those that were answered
 * @param language what their texts come in
 */
public record Learned(Set<String> done, Locale language) {

    public static final Learned NOTHING = new Learned(Set.of(), Locale.ENGLISH);

    public Learned {
        done = Set.copyOf(done);
    }

    public Learned with(String lesson) {
        Set<String> more = new TreeSet<>(done);
        more.add(lesson);
        return new Learned(more, language);
    }

    public Learned in(Locale other) {
        return new Learned(done, other);
    }

    /** The names as one word of the settings file. */
    String names() {
        return String.join(",", new TreeSet<>(done));
    }

    static Set<String> named(String names) {
        return Arrays.stream(names.split(","))
                .map(String::strip)
                .filter(name -> !name.isEmpty())
                .collect(Collectors.toSet());
    }
}
