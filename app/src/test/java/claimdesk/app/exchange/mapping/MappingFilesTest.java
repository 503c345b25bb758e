package claimdesk.app.exchange.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.app.exchange.mapping.TimeRules.Clock;
import claimdesk.app.exchange.mapping.TimeRules.EpochUnit;
import claimdesk.app.exchange.reading.LayoutHint;
import claimdesk.app.exchange.reading.UnusableFileException;
import claimdesk.store.imported.SourceKind;
import java.nio.charset.StandardCharsets;
import java.time.ZoneId;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mappings as files that a person writes. */
class MappingFilesTest {

    private static final Mapping FULL = new Mapping(
            "north: gateway #1",
            Optional.of(SourceKind.REQUEST_LOG),
            Map.of(
                    Field.TIME,
                    "1",
                    Field.KEY,
                    "headers.Idempotency-Key",
                    Field.STATUS,
                    "yes",
                    Field.PATH,
                    " odd: \"x\""),
            new LayoutHint(Optional.of('\t'), Optional.of(false), Optional.of(StandardCharsets.ISO_8859_1)),
            new TimeRules(Clock.VENDOR, Optional.of(ZoneId.of("Europe/Berlin")), EpochUnit.MS),
            Set.of("-", "NULL", "0"),
            Optional.of("refund"));

    @Test
    void readsBackWhatItWrote() {
        assertThat(MappingFiles.parse(MappingFiles.write(FULL))).isEqualTo(FULL);
        assertThat(MappingFiles.parse(MappingFiles.write(Mapping.recognised()))).isEqualTo(Mapping.recognised());
    }

    @Test
    void readsJsonToo() {
        Mapping mapping = MappingFiles.parse(
                "\uFEFF{\n\t\"kind\": \"key-table\",\n\t\"columns\": {\"key\": \"k\"},\n\t\"delimiter\": \"tab\"}");

        assertThat(mapping.kind()).contains(SourceKind.KEY_TABLE);
        assertThat(mapping.columns()).isEqualTo(Map.of(Field.KEY, "k"));
        assertThat(mapping.layout().delimiter()).contains('\t');
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '>',
            value = {
                "'colums: {}' > no such field",
                "'kind: logs' > there are request-log",
                "'columns: {when: x}' > there are time",
                "'columns: [a]' > pairs",
                "'columns: {time: }' > needs the name",
                "'zone: Mars/Base' > no such zone",
                "'delimiter: ab' > one character",
                "'header: perhaps' > true or false",
                "'encoding: utf-99' > no such encoding",
                "'absent: none' > list",
                "'- a' > YAML mapping",
                "'{\"kind\": ' > neither YAML nor JSON",
                "'a: b: c' > neither YAML nor JSON"
            })
    void saysWhatIsAllowed(String text, String said) {
        assertThatThrownBy(() -> MappingFiles.parse(text))
                .isInstanceOf(UnusableFileException.class)
                .hasMessageContaining(said);
    }
}
