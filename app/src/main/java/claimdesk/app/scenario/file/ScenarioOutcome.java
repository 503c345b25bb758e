package claimdesk.app.scenario.file;

import claimdesk.app.scenario.Scenario;
import java.util.List;
import java.util.function.Function;

/** What comes of reading a scenario. */
public sealed interface ScenarioOutcome {

    /** It is sound and can be played. */
    record Read(Scenario scenario) implements ScenarioOutcome {}

    /** It cannot be played, for these reasons, at least one, in the order of the file. */
    record Invalid(List<Problem> problems) implements ScenarioOutcome {

        public Invalid {
            if (problems.isEmpty()) {
                throw new IllegalArgumentException("an invalid scenario needs a problem");
            }
            problems = List.copyOf(problems);
        }
    }

    default <R> R match(Function<Read, R> read, Function<Invalid, R> invalid) {
        return this instanceof Read one ? read.apply(one) : invalid.apply((Invalid) this);
    }
}
