package claimdesk.ui.crash;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * An error of the program's own, as text that may be sent to anybody: which classes and lines, on what system. A message can
 * name a key, a path or a body, so only messages that Java itself makes of class names and numbers are kept.
 */
final class CrashReport {

    private static final int CAUSES_MAX = 10;
    private static final int FRAMES_MAX = 200;

    private static final List<Class<? extends Throwable>> HARMLESS = List.of(
            NullPointerException.class,
            IndexOutOfBoundsException.class,
            ClassCastException.class,
            ArithmeticException.class,
            LinkageError.class,
            VirtualMachineError.class);

    private CrashReport() {}

    /**
     * @param thread the name of the thread that it happened on
     * @param version program and version
     */
    static String of(Throwable failure, String thread, Instant when, String version) {
        List<String> lines = new ArrayList<>();
        lines.add(version + ", an error of the program's own");
        lines.add("at       " + when);
        lines.add("system   " + property("os.name") + " " + property("os.version") + " " + property("os.arch"));
        lines.add("java     " + property("java.vendor") + " " + property("java.version"));
        lines.add("javafx   " + property("javafx.runtime.version"));
        lines.add("thread   " + thread);
        lines.add("");
        Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        String as = "";
        for (Throwable one = failure; one != null && seen.size() < CAUSES_MAX && seen.add(one); one = one.getCause()) {
            lines.add(as + one.getClass().getName() + message(one));
            StackTraceElement[] frames = one.getStackTrace();
            for (int frame = 0; frame < Math.min(frames.length, FRAMES_MAX); frame++) {
                lines.add("    at " + frames[frame]);
            }
            if (frames.length > FRAMES_MAX) {
                lines.add("    and " + (frames.length - FRAMES_MAX) + " frames more");
            }
            as = "caused by ";
        }
        return String.join("\n", lines) + "\n";
    }

    private static String message(Throwable failure) {
        if (failure.getMessage() == null) {
            return "";
        }
        if (HARMLESS.stream().anyMatch(kind -> kind.isInstance(failure))) {
            return ": " + failure.getMessage();
        }
        return " (its message is left out: it can name keys, paths or bodies)";
    }

    private static String property(String name) {
        return System.getProperty(name, "unknown");
    }
}
