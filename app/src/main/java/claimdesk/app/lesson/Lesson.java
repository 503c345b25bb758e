package claimdesk.app.lesson;

import claimdesk.app.scenario.Bounds;
import java.util.List;

/**
 * One lesson: what will be seen, a question with choices, the run that answers it, and why.
 *
 * @param name the word it goes by in files, texts and settings
 * @param choices 2 to {@value #CHOICES_MAX}; of what really happens, exactly one is to be true
 * @param tries other runs with other outcomes, at least one; under the first, the right choice is right no more
 */
public record Lesson(
        String name, About about, LessonRun run, Drawing drawing, List<Choice> choices, List<Trying> tries) {

    public static final int CHOICES_MAX = 4;

    public Lesson {
        Bounds.checkName("lesson name", name);
        Bounds.check("count of choices", choices.size(), 2, CHOICES_MAX);
        choices = List.copyOf(choices);
        tries = List.copyOf(tries);
    }

    /**
     * Its texts.
     *
     * @param see what you will see, one paragraph
     */
    public record About(String title, String see, String question, String explanation) {}

    /**
     * One answer to the question.
     *
     * @param when the facts that must all hold for it to be right
     */
    public record Choice(String text, List<Fact> when) {

        public Choice {
            when = List.copyOf(when);
        }
    }

    /**
     * The same with something changed.
     *
     * @param text what is changed
     * @param after what there is to see then
     * @param expected the facts that hold then
     */
    public record Trying(String text, String after, LessonRun run, List<Fact> expected) {

        public Trying {
            expected = List.copyOf(expected);
        }
    }

    /** What is drawn of a run. */
    public enum Drawing {
        /** The lanes of the calls. */
        TIMELINE,
        /** How many requests arrive each second. */
        ARRIVALS
    }
}
