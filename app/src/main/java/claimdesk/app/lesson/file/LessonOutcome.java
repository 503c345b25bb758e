package claimdesk.app.lesson.file;

import claimdesk.app.lesson.Lesson;
import claimdesk.app.scenario.file.Problem;
import java.util.List;
import java.util.function.Function;

/** What comes of reading a lesson. */
public sealed interface LessonOutcome {

    /** It can be given. */
    record Read(Lesson lesson) implements LessonOutcome {}

    /** It cannot be given, for these reasons, at least one, in the order of the file. */
    record Invalid(List<Problem> problems) implements LessonOutcome {

        public Invalid {
            if (problems.isEmpty()) {
                throw new IllegalArgumentException("an invalid lesson needs a problem");
            }
            problems = List.copyOf(problems);
        }
    }

    default <R> R match(Function<Read, R> read, Function<Invalid, R> invalid) {
        return this instanceof Read one ? read.apply(one) : invalid.apply((Invalid) this);
    }
}
