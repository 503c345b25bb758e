package claimdesk.app.scenario;

import claimdesk.store.claim.Protocol;
import claimdesk.store.study.Protocols;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A run to be played: who calls the desk, what they ask, and what goes wrong. The same scenario and seed play the same.
 *
 * @param protocol one of {@link #PROTOCOLS}
 * @param seed 0 to {@link #SEED_MAX}
 * @param vendors 1 to 100, each name once
 * @param faults up to 1000, each able to strike some action
 */
public record Scenario(
        About about, String protocol, long seed, DeskPlan desk, List<VendorPlan> vendors, List<Fault> faults) {

    public static final List<String> PROTOCOLS =
            Protocols.all().stream().map(Protocol::id).toList();

    /** The largest whole number that every reader of JSON and YAML keeps exact. */
    public static final long SEED_MAX = 9_007_199_254_740_991L;

    public static final int VENDORS_MAX = 100;
    public static final int FAULTS_MAX = 1000;
    public static final long ACTIONS_MAX = 1_000_000;

    public Scenario {
        if (!PROTOCOLS.contains(protocol)) {
            throw new IllegalArgumentException(
                    "protocol " + Words.quoted(protocol) + "; allowed: " + String.join(", ", PROTOCOLS));
        }
        Bounds.check("seed", seed, 0, SEED_MAX);
        Bounds.check("count of vendors", vendors.size(), 1, VENDORS_MAX);
        Bounds.check("count of faults", faults.size(), 0, FAULTS_MAX);
        vendors = List.copyOf(vendors);
        faults = List.copyOf(faults);
        List<Clash> clashes = Clash.among(vendors, faults);
        if (!clashes.isEmpty()) {
            throw new IllegalArgumentException(clashes.stream().map(Clash::text).collect(Collectors.joining("\n")));
        }
    }

    /** The word it goes by in commands and file names. */
    public String name() {
        return about.name();
    }

    public String title() {
        return about.title();
    }

    public String description() {
        return about.description();
    }

    /** All actions of all vendors. */
    public long actionCount() {
        return Clash.actionCount(vendors);
    }

    public Scenario withSeed(long other) {
        return new Scenario(about, protocol, other, desk, vendors, faults);
    }

    /**
     * What a scenario is called, and what will be seen in it.
     *
     * @param name 1 to 60 letters, digits, - and _
     * @param title 1 to 120 characters; runs of spaces and line breaks become one space
     * @param description one paragraph of 1 to 2000 characters, likewise
     */
    public record About(String name, String title, String description) {

        public static final int TITLE_MAX = 120;
        public static final int DESCRIPTION_MAX = 2000;

        public About {
            Bounds.checkName("scenario name", name);
            title = line("title", title, TITLE_MAX);
            description = line("description", description, DESCRIPTION_MAX);
        }

        private static String line(String what, String text, int charactersMax) {
            String line = text.replaceAll("\\s+", " ").strip();
            Bounds.check("length of the " + what, line.codePointCount(0, line.length()), 1, charactersMax);
            if (line.codePoints().anyMatch(Words::isUnprintable)) {
                throw new IllegalArgumentException("the " + what + " has a control character: " + Words.quoted(line));
            }
            return line;
        }
    }
}
