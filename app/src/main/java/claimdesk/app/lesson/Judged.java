package claimdesk.app.lesson;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A lesson held against what really happened.
 *
 * @param found of each choice, what was found of each of its facts
 */
public record Judged(List<List<Fact.Found>> found) {

    public static Judged of(Lesson lesson, Happened happened) {
        return new Judged(lesson.choices().stream()
                .map(choice ->
                        choice.when().stream().map(fact -> fact.in(happened)).toList())
                .toList());
    }

    /** Whether all that would make that choice right did happen. */
    public boolean isTrue(int choice) {
        return found.get(choice).stream().allMatch(Fact.Found::holds);
    }

    /** The choices that are true, from 0. */
    public List<Integer> allTrue() {
        return IntStream.range(0, found.size()).filter(this::isTrue).boxed().toList();
    }

    /** The one choice that is true, from 0; empty if none is, or several are. */
    public OptionalInt right() {
        List<Integer> all = allTrue();
        return all.size() == 1 ? OptionalInt.of(all.get(0)) : OptionalInt.empty();
    }
}
