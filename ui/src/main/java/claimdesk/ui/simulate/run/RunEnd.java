package claimdesk.ui.simulate.run;

import claimdesk.app.simulation.RunReport;
import java.util.function.Function;

/** How a run ended. */
public sealed interface RunEnd {

    /** It came to its end. */
    record Finished(RunReport report) implements RunEnd {}

    /** A person stopped it; the report is of what there was until then. */
    record Stopped(RunReport report) implements RunEnd {}

    /**
     * It could not go on.
     *
     * @param problem what happened, what was not lost and what to do, for a person
     */
    record Failed(String problem) implements RunEnd {}

    default <R> R match(Function<Finished, R> finished, Function<Stopped, R> stopped, Function<Failed, R> failed) {
        if (this instanceof Finished) {
            return finished.apply((Finished) this);
        }
        if (this instanceof Stopped) {
            return stopped.apply((Stopped) this);
        }
        return failed.apply((Failed) this);
    }
}
