package claimdesk.app.exchange.lines;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.exchange.mapping.TimeRules;
import claimdesk.app.exchange.mapping.TimeRules.Clock;
import claimdesk.app.exchange.mapping.TimeRules.EpochUnit;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which texts are times, and of when. */
class TimeReaderTest {

    private final TimeReader reader = new TimeReader(TimeRules.usual());

    @ParameterizedTest
    @CsvSource({
        "2026-11-03T09:00:00Z, 1793696400000",
        "2026-11-03T09:00:00.123456789Z, 1793696400123",
        "2026-11-03T09:00:00.7Z, 1793696400700",
        "2026-11-03T09:00:00.5+01:00, 1793692800500",
        "2026-11-03 09:00:00+0100, 1793692800000",
        "2026-11-03 09:00:00+01, 1793692800000",
        "2026-11-03 09:00:00 UTC, 1793696400000",
        "2026-11-03t09:00z, 1793696400000",
        "'2026-11-03T09:00:00,250Z', 1793696400250",
        "03/Nov/2026:09:00:00 +0000, 1793696400000",
        "[03/Nov/2026:09:00:00 -0130], 1793701800000",
        "1762160400, 1762160400000",
        "1762160400.250, 1762160400250",
        "1762160400123, 1762160400123",
        "1762160400123456, 1762160400123",
        "1762160400123456789, 1762160400123"
    })
    void readsATime(String text, long ms) {
        assertThat(reader.read(text)).isEqualTo(new TimeReader.Reading.At(ms));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "noon",
                "20261103090000",
                "20261103",
                "2026-11-03",
                "2026-02-30T09:00:00Z",
                "2026-11-03T09:00:00.Z",
                "2026-11-03T09:00:00.1234567890123Z",
                "2026-11-03T09:60:00Z",
                "2026-11-03T25:00:00Z",
                "2026-11-03T09:00:00+99:00",
                "5",
                "-1762160400",
                "1e9",
                "1.2.3",
                "99999999999999999999999999999999999999",
                "03/Foo/2026:09:00:00 +0000"
            })
    void readsNoTimeWhereThereIsNone(String text) {
        assertThat(reader.read(text)).isEqualTo(new TimeReader.Reading.Wrong());
    }

    @Test
    void placesNoLocalTimeByItself() {
        assertThat(reader.read("2026-11-03 09:00:00")).isEqualTo(new TimeReader.Reading.Unplaced("no-offset"));
    }

    @Test
    void takesANumberByTheUnitThatThePersonNamed() {
        TimeReader millis = new TimeReader(new TimeRules(Clock.SERVER, Optional.empty(), EpochUnit.MS));

        assertThat(millis.read("5000")).isEqualTo(new TimeReader.Reading.At(5000));
    }
}
