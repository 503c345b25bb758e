package claimdesk.ui.importing.view.mapping;

import claimdesk.app.exchange.mapping.Field;
import claimdesk.app.exchange.mapping.Mapping;
import claimdesk.app.exchange.mapping.TimeRules;
import claimdesk.app.exchange.preview.Preview;
import claimdesk.app.exchange.reading.LayoutHint;
import claimdesk.store.imported.SourceKind;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.importing.ImportWords;
import claimdesk.ui.importing.mapping.MappingViewModel;
import java.nio.charset.Charset;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.layout.FlowPane;

/** What a file is, how its rows are written, and how its times are read. */
final class LayoutFields extends FlowPane {

    private static final double GAP = 10;

    private static final List<String> ENCODINGS = List.of(
            "UTF-8",
            "UTF-16LE",
            "UTF-16BE",
            "windows-1252",
            "windows-1250",
            "windows-1251",
            "ISO-8859-1",
            "ISO-8859-15",
            "IBM850",
            "Shift_JIS",
            "GBK");

    private static final List<Character> DELIMITERS = List.of(',', ';', '\t', '|', '^', ':', ' ');

    private final MappingViewModel model;
    private final Choice<Optional<SourceKind>> kind;
    private final Choice<Optional<Character>> delimiter;
    private final Choice<Boolean> header;
    private final Choice<Optional<Charset>> encoding;
    private final Choice<TimeRules.EpochUnit> unit;
    private final Choice<TimeRules.Clock> clock;
    private final TextChoice zone;
    private final TextChoice absent;
    private final TextChoice effect;

    LayoutFields(MappingViewModel model) {
        super(GAP, GAP);
        this.model = model;
        getStyleClass().add("import-fields");
        kind = new Choice<>(
                "import-kind",
                "This is a",
                "What its lines are. Another kind has other fields: the columns are recognised anew.",
                one -> one.map(ImportWords::kind).orElse("(choose)"),
                one -> one.ifPresent(model::chooseKind));
        delimiter = new Choice<>(
                "import-delimiter",
                "Cells are parted by",
                "Recognised by the first lines.",
                LayoutFields::delimiterWords,
                one -> model.chooseLayout(hint -> new LayoutHint(one, hint.hasHeader(), hint.encoding())));
        header = new Choice<>(
                "import-header",
                "First row",
                "Whether it names the columns, or is a row like the others: they are called 1, 2, 3, \u2026 then.",
                one -> one ? "names the columns" : "is data",
                one -> model.chooseLayout(hint -> new LayoutHint(hint.delimiter(), Optional.of(one), hint.encoding())));
        encoding = new Choice<>(
                "import-encoding",
                "Encoding",
                "UTF-8 and UTF-16 are recognised; any other must be chosen.",
                this::encodingWords,
                one -> model.chooseLayout(hint -> new LayoutHint(hint.delimiter(), hint.hasHeader(), one)));
        unit = new Choice<>(
                "import-unit",
                "Times that are numbers",
                "What they count since 1970. Recognised: whichever puts them between 2000 and 2100.",
                LayoutFields::unitWords,
                one -> model.chooseTimes(times -> new TimeRules(times.clock(), times.zone(), one)));
        clock = new Choice<>(
                "import-clock",
                "Times are by",
                "The vendor's own clock is shown raw, and never placed on the store's.",
                one -> one == TimeRules.Clock.SERVER ? "the server's clock" : "the vendor's clock",
                one -> model.chooseTimes(times -> new TimeRules(one, times.zone(), times.unit())));
        zone = new TextChoice(
                "import-zone",
                "Times without offset: zone",
                "Where they were written, such as Europe/Berlin, UTC or +01:00. Empty: they are not placed.",
                this::takeZone);
        absent = new TextChoice(
                "import-absent",
                "Texts for nothing",
                "Cells that mean that nothing is there, parted by commas, such as \\N, NULL, -",
                this::takeAbsent);
        effect = new TextChoice(
                "import-effect",
                "Each line is a",
                "What each line did, where no column says it: email, refund, \u2026",
                this::takeEffect);
        zone.prompt("not placed");
        effect.prompt("told by its columns");
        getChildren().addAll(kind, delimiter, header, encoding, zone, unit, clock, absent, effect);
        model.lookProperty().addListener((property, before, now) -> show());
        show();
    }

    private void show() {
        setVisible(model.lookProperty().get().isPresent());
        setManaged(isVisible());
        Mapping known = model.draft().known();
        Optional<Preview> preview = model.preview();
        Optional<SourceKind> is = preview.flatMap(Preview::kind).or(known::kind);
        List<Optional<SourceKind>> kinds =
                Stream.of(SourceKind.values()).map(Optional::of).collect(Collectors.toCollection(ArrayList::new));
        if (is.isEmpty()) {
            kinds.add(0, Optional.empty());
        }
        kind.show(kinds, is);
        Optional<Character> parted = preview.map(one -> one.sample().layout().delimiter())
                .orElse(known.layout().delimiter());
        delimiter.show(delimiters(parted), parted);
        boolean isCsv = preview.isEmpty() || parted.isPresent();
        header.setShown(isCsv);
        header.show(
                List.of(true, false),
                preview.map(one -> one.sample().layout().hasHeader())
                        .orElse(known.layout().hasHeader().orElse(true)));
        encoding.show(encodings(known.layout().encoding()), known.layout().encoding());
        unit.show(List.of(TimeRules.EpochUnit.values()), known.times().unit());
        clock.setShown(is.equals(Optional.of(SourceKind.REQUEST_LOG)));
        clock.show(List.of(TimeRules.Clock.values()), known.times().clock());
        zone.show(known.times().zone().map(ZoneId::getId).orElse(""));
        absent.show(known.absent().stream().sorted().collect(Collectors.joining(", ")));
        effect.setShown(is.equals(Optional.of(SourceKind.EFFECT_LOG))
                && preview.filter(one -> one.columns().containsKey(Field.EFFECT))
                        .isEmpty());
        effect.show(known.effect().orElse(""));
        boolean isJournal = is.equals(Optional.of(SourceKind.JOURNAL));
        boolean isCaseFile = is.equals(Optional.of(SourceKind.CASE_FILE));
        zone.setShown(!isJournal && !isCaseFile);
        unit.setShown(!isJournal && !isCaseFile);
        delimiter.setShown(!isCaseFile);
        encoding.setShown(!isCaseFile);
        absent.setShown(!isCaseFile);
    }

    private String takeZone(String text) {
        try {
            Optional<ZoneId> chosen = text.isEmpty() ? Optional.empty() : Optional.of(ZoneId.of(text));
            model.chooseTimes(times -> new TimeRules(times.clock(), chosen, times.unit()));
            return "";
        } catch (DateTimeException unknown) {
            return "No such zone: Europe/Berlin, UTC, +01:00 \u2026";
        }
    }

    private String takeAbsent(String text) {
        model.chooseAbsent(text);
        return "";
    }

    private String takeEffect(String text) {
        model.chooseEffect(text);
        return "";
    }

    private static List<Optional<Character>> delimiters(Optional<Character> now) {
        List<Optional<Character>> all =
                DELIMITERS.stream().map(Optional::of).collect(Collectors.toCollection(ArrayList::new));
        if (!all.contains(now)) {
            all.add(0, now);
        }
        return all;
    }

    private static String delimiterWords(Optional<Character> one) {
        if (one.isEmpty()) {
            return "nothing: JSON, one object a line";
        }
        switch (one.get()) {
            case ',':
                return "comma  ,";
            case ';':
                return "semicolon  ;";
            case '\t':
                return "tab";
            case '|':
                return "bar  |";
            case '^':
                return "caret  ^";
            case ':':
                return "colon  :";
            case ' ':
                return "space";
            default:
                return ShownText.of(String.valueOf(one.get()));
        }
    }

    private static List<Optional<Charset>> encodings(Optional<Charset> now) {
        List<Optional<Charset>> all = new ArrayList<>();
        all.add(Optional.empty());
        ENCODINGS.stream()
                .filter(Charset::isSupported)
                .map(Charset::forName)
                .map(Optional::of)
                .forEach(all::add);
        if (!all.contains(now)) {
            all.add(now);
        }
        return all;
    }

    private String encodingWords(Optional<Charset> one) {
        return one.map(Charset::name).orElseGet(() -> model.preview()
                .map(preview -> "recognised: " + preview.form().charset().name()
                        + (preview.form().hasMark() ? " with mark" : "")
                        + (preview.form().isGzip() ? ", gzip" : ""))
                .orElse("recognised"));
    }

    private static String unitWords(TimeRules.EpochUnit unit) {
        switch (unit) {
            case S:
                return "seconds";
            case MS:
                return "milliseconds";
            case US:
                return "microseconds";
            case NS:
                return "nanoseconds";
            default:
                return "recognised";
        }
    }
}
