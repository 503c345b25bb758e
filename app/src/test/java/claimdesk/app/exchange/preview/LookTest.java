package claimdesk.app.exchange.preview;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.exchange.mapping.Field;
import claimdesk.app.exchange.mapping.Mapping;
import claimdesk.app.exchange.mapping.MappingFiles;
import claimdesk.app.exchange.mapping.Proposal;
import claimdesk.app.exchange.preview.PreviewRow.State;
import claimdesk.app.exchange.reading.LayoutHint;
import claimdesk.store.imported.SourceKind;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The first rows of a file as a person is shown them, right files and wrong ones. */
class LookTest {

    private static final String LOG = "ts,client,retry_key,path,status\n"
            + "2026-11-03T09:00:00+01:00,north,k-1,/v1/orders/o-1/deliver,200\n"
            + "\n"
            + "2026-11-03T09:00:01+01:00,north,k-2,/v1/orders/o-2/deliver,soon\n";

    @TempDir
    Path folder;

    @Test
    void showsWhatWouldBeKeptOfEachRowAndWhyOneIsRejected() throws IOException {
        Preview preview = seen(file("a.csv", LOG), Draft.open());

        assertThat(preview.kind()).contains(SourceKind.REQUEST_LOG);
        assertThat(preview.rows())
                .extracting(PreviewRow::state)
                .containsExactly(State.TAKEN, State.BLANK, State.REJECTED);
        assertThat(preview.rows()).extracting(PreviewRow::line).containsExactly(2L, 3L, 4L);
        assertThat(preview.rows().get(0).read())
                .containsEntry(Field.TIME, "2026-11-03T08:00:00Z")
                .containsEntry(Field.KEY, "k-1")
                .containsEntry(Field.ORDER, "o-1")
                .containsEntry(Field.OPERATION, "deliver");
        assertThat(preview.rows().get(0).cells().get(0)).isEqualTo("2026-11-03T09:00:00+01:00");
        assertThat(preview.rows().get(2).reason()).isEqualTo("status is no whole number");
        assertThat(preview.isComplete()).isTrue();
    }

    @Test
    void proposesWhatAnImportWouldTake() throws IOException {
        Path file = file("a.csv", LOG);

        assertThat(seen(file, Draft.open()).mapping())
                .isEqualTo(Proposal.of(file, Mapping.recognised()).mapping());
    }

    @Test
    void saysInPlainWordsThatANeededFieldHasNoColumn() throws IOException {
        Preview preview = seen(file("a.csv", LOG), Draft.open());

        Preview without = seen(folder.resolve("a.csv"), preview.choose("ts", Optional.empty()));

        assertThat(without.isComplete()).isFalse();
        assertThat(without.problems().get(0).text())
                .isEqualTo(
                        "No column is the time, and a request log cannot do without: choose the column that has it.");
        assertThat(without.rows()).extracting(PreviewRow::state).contains(State.NOT_JUDGED);
        assertThat(without.fieldsOf("ts")).isEmpty();
        assertThat(without.fieldsOf("client")).as("the others stay").containsExactly(Field.VENDOR);
    }

    @Test
    void saysThatTwoColumnsAreOneField() throws IOException {
        Path file = file("a.csv", LOG);

        Preview both = seen(file, seen(file, Draft.open()).choose("client", Optional.of(Field.TIME)));

        assertThat(both.problems())
                .containsExactly(new Problem(
                        "\"ts\" and \"client\" are both the time: which one holds cannot be told. Keep one.", true));
    }

    @Test
    void anAddressIsMaskedWhateverItsColumnIs() throws IOException {
        Preview preview = seen(
                file("a.csv", "time,order_id,status,who,to\n1767225600,o-1,200,carol@example.com,\u00e9a@b.org\n"),
                Draft.open());

        assertThat(preview.rows().get(0).cells()).contains("c***@example.com", "\u00e9***@b.org");
    }

    @Test
    void anUnknownKindIsAskedFor() throws IOException {
        Path file = file("a.csv", "colour,size\nred,3\n");

        Preview unknown = seen(file, Draft.open());
        Preview chosen = seen(file, Draft.open().as(SourceKind.EFFECT_LOG));

        assertThat(unknown.kind()).isEmpty();
        assertThat(unknown.problems()).hasSize(1).allMatch(Problem::isBlocking);
        assertThat(unknown.rows()).hasSize(1);
        assertThat(chosen.problems().get(0).text()).contains("No column is the time", "effect log");
    }

    @Test
    void timesWithoutAnOffsetAreAskedAboutUntilAZoneIsNamed() throws IOException {
        Path file = file("a.csv", "time,order_id,status\n2026-11-03 09:00:00,o-1,200\n");
        Mapping berlin = MappingFiles.parse("zone: Europe/Berlin");

        assertThat(seen(file, Draft.open()).problems()).singleElement().satisfies(one -> {
            assertThat(one.text()).contains("1 of 1 times have no offset");
            assertThat(one.isBlocking()).isFalse();
        });
        Preview placed = seen(file, Draft.of(berlin));
        assertThat(placed.problems()).isEmpty();
        assertThat(placed.rows().get(0).read()).containsEntry(Field.TIME, "2026-11-03T08:00:00Z");
    }

    @Test
    void aFileThatIsAllBadSaysWhatIsMostlyWrong() throws IOException {
        Preview preview = seen(file("a.csv", "time,status,path\nx,200,/a\ny,200,/b\n"), Draft.open());

        assertThat(preview.problems().get(0).text()).contains("Not one of the first 2 rows", "time is no time");
    }

    @Test
    void oneColumnForTwoFieldsStaysSoUntilItIsChanged() throws IOException {
        Path file = file("a.csv", LOG);
        Mapping profile =
                MappingFiles.parse("kind: request-log\ncolumns: {time: ts, vendor-time: ts, key: retry_key}\n");

        Preview preview = seen(file, Draft.of(profile));

        assertThat(preview.fieldsOf("ts")).containsExactly(Field.TIME, Field.VENDOR_TIME);
        assertThat(preview.mapping().columns()).isEqualTo(profile.columns());
        assertThat(preview.choose("retry_key", Optional.of(Field.ORDER))
                        .columns()
                        .orElseThrow())
                .containsKeys(Field.TIME, Field.VENDOR_TIME, Field.ORDER);
    }

    @Test
    void whatTheFileOrItsKindDoesNotHaveIsSaid() throws IOException {
        Mapping profile = MappingFiles.parse("kind: request-log\ncolumns: {time: ts, key: gone, token: client}\n");

        Preview preview = seen(file("a.csv", LOG), Draft.of(profile));

        assertThat(preview.problems().stream().map(Problem::text).toList())
                .anyMatch(text -> text.contains("no column \"gone\""))
                .anyMatch(text -> text.contains("has no token"));
        assertThat(preview.isComplete()).isTrue();
        assertThat(preview.mapping().columns()).isEqualTo(Map.of(Field.TIME, "ts"));
    }

    @Test
    void theMembersOfDetailsBelongToThem() throws IOException {
        Preview preview = seen(
                file(
                        "j.ndjson",
                        "{\"seq\":7,\"atMs\":1767225600000,\"run\":1,\"type\":\"SAVED\",\"details\":{\"status\":\"200\"}}\n"),
                Draft.open());

        assertThat(preview.kind()).contains(SourceKind.JOURNAL);
        assertThat(preview.fieldsOf("details.status")).containsExactly(Field.DETAILS);
        assertThat(preview.rows().get(0).read())
                .containsEntry(Field.TYPE, "SAVED")
                .containsEntry(Field.STATUS, "200");
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16LE", "UTF-16BE", "UTF-8"})
    void saysHowTheTextIsEncoded(String name) throws IOException {
        Path file = Files.write(folder.resolve("a.csv"), LOG.getBytes(Charset.forName(name)));

        Preview preview = seen(file, Draft.open());

        assertThat(preview.form().charset()).isEqualTo(Charset.forName(name));
        assertThat(preview.count(State.TAKEN)).isEqualTo(1);
    }

    @Test
    void readsGzipAndSaysSo() throws IOException {
        Preview preview = seen(Files.write(folder.resolve("a.gz"), zipped(LOG)), Draft.open());

        assertThat(preview.form().isGzip()).isTrue();
        assertThat(preview.rows()).hasSize(3);
    }

    @Test
    void anotherEncodingIsReadOnceItIsNamed() throws IOException {
        Path file = Files.write(
                folder.resolve("a.csv"),
                "time,vendor,status\n1767225600,M\u00fcller,200\n".getBytes(Charset.forName("windows-1252")));

        Preview named = seen(
                file,
                Draft.open()
                        .with(new LayoutHint(
                                Optional.empty(), Optional.empty(), Optional.of(Charset.forName("windows-1252")))));

        assertThat(seen(file, Draft.open()).rows().get(0).reason()).contains("no text in the file's encoding");
        assertThat(named.rows().get(0).read()).containsEntry(Field.VENDOR, "M\u00fcller");
    }

    @Test
    void saysWhatIsWrongWithAFileThatIsNone() throws IOException {
        byte[] broken = Arrays.copyOf(zipped(LOG), 12);
        byte[] binary = new byte[5000];
        for (int i = 0; i < binary.length; i++) {
            binary[i] = (byte) (i * 37 + 128);
        }

        assertThat(reason(file("empty.csv", ""))).isEqualTo("it is empty");
        assertThat(reason(file("blank.csv", "\n\n"))).contains("all its lines are blank");
        assertThat(reason(folder)).isEqualTo("it is a folder");
        assertThat(reason(folder.resolve("gone.csv"))).isEqualTo("it is not there");
        assertThat(reason(Files.write(folder.resolve("b.bin"), binary))).contains("no text in the file's encoding");
        assertThat(reason(Files.write(folder.resolve("c.gz"), new byte[] {0x1F, (byte) 0x8B, 1, 2, 3})))
                .contains("begins like gzip");
        assertThat(reason(Files.write(folder.resolve("d.gz"), broken))).isNotBlank();
    }

    @Test
    void aHugeLineIsCutAndOneBeyondAllMeasureIsRejected() throws IOException {
        String head = "time,order,status,note\n1767225600,o-1,200,";
        Preview huge = seen(file("a.csv", head + "x".repeat(900_000) + "\n"), Draft.open());
        Preview over = seen(file("b.csv", head + "x".repeat(1_100_000) + "\n"), Draft.open());

        assertThat(huge.rows().get(0).cells().get(3)).hasSize(301).endsWith("\u2026");
        assertThat(over.rows().get(0).reason()).contains("longer than 1048576 characters");
    }

    private Preview seen(Path file, Draft draft) {
        return Look.at(file, draft).match(Look.Seen::preview, unreadable -> {
            throw new AssertionError(unreadable.reason());
        });
    }

    private static String reason(Path file) {
        return Look.at(file, Draft.open()).match(seen -> "seen", Look.Unreadable::reason);
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private static byte[] zipped(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }
}
