package claimdesk.ui.simulate.run;

import claimdesk.app.scenario.Scenario;
import java.util.OptionalLong;

/** A seed as it is typed. */
public final class Seed {

    public static final String WHAT_IS_ALLOWED = "a whole number from 0 to " + Scenario.SEED_MAX;

    private Seed() {}

    /** The seed that {@code text} is; empty if it is none. */
    static OptionalLong of(String text) {
        String digits = text.strip();
        if (digits.isEmpty() || !digits.chars().allMatch(one -> one >= '0' && one <= '9')) {
            return OptionalLong.empty();
        }
        try {
            long seed = Long.parseLong(digits);
            return seed <= Scenario.SEED_MAX ? OptionalLong.of(seed) : OptionalLong.empty();
        } catch (NumberFormatException tooLong) {
            return OptionalLong.empty();
        }
    }
}
