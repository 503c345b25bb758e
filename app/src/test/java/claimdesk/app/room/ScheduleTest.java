package claimdesk.app.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScheduleTest {

    private static final String ID = "owned-claim.2.aaabtbb.9d";

    @Test
    void readsWhatItWrites() {
        Schedule schedule = Schedule.parse(ID);

        assertThat(schedule.id()).isEqualTo(ID);
        assertThat(schedule.moves()).hasSize(7);
        assertThat(schedule.setting().faults()).isZero();
    }

    @Test
    void noticesEveryCharacterThatWasChangedAndEveryTwoThatWereSwapped() {
        for (int place = 0; place < ID.length(); place++) {
            for (char other : "abtpxlfr.29-z".toCharArray()) {
                String changed = ID.substring(0, place) + other + ID.substring(place + 1);
                if (!changed.equals(ID)) {
                    refused(changed);
                }
            }
            String swapped = place + 1 == ID.length()
                    ? ID
                    : ID.substring(0, place) + ID.charAt(place + 1) + ID.charAt(place) + ID.substring(place + 2);
            if (!swapped.equals(ID)) {
                refused(swapped);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'', 4: protocol",
        "owned-claim, 4: protocol",
        "magic.2.aa.00, no such protocol: magic",
        "owned-claim.4.aa.00, 1 to 3 are allowed",
        "owned-claim.0.aa.00, 1 to 3 are allowed",
        "owned-claim.2.aacb.00, 'no move at character 17, \"c\"'",
        "owned-claim.2.aat!.00, 'no move at character 18, \"!\"'",
        "owned-claim.2.aatb.00, check characters"
    })
    void saysWhereAnIdIsDamaged(String id, String said) {
        assertThatExceptionOfType(ScheduleException.class)
                .isThrownBy(() -> Schedule.parse(id))
                .withMessageContaining(said);
    }

    private static void refused(String id) {
        assertThatExceptionOfType(ScheduleException.class).as(id).isThrownBy(() -> Schedule.parse(id));
    }
}
