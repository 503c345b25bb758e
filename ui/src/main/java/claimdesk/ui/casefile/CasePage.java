package claimdesk.ui.casefile;

import claimdesk.app.casefile.CaseFile;
import claimdesk.app.casework.Origin;
import claimdesk.app.chain.CaseSource;
import claimdesk.app.exchange.ImportedEvents;
import claimdesk.app.finding.Finding;
import claimdesk.app.history.History;
import claimdesk.app.verdict.Statement;
import claimdesk.app.verdict.Value;
import claimdesk.store.journal.Event;
import claimdesk.ui.timeline.TimelineViewModel;
import claimdesk.ui.timeline.drawing.Palette;
import claimdesk.ui.timeline.drawing.TimelineSvg;
import claimdesk.ui.timeline.layout.EventText;
import claimdesk.ui.timeline.layout.TimelineLayout;
import claimdesk.ui.timeline.layout.TimelineLayout.Wish;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/** A case file as one page: it needs no network, no script and no other file, and is XHTML as well as HTML. */
public final class CasePage {

    private static final double TIMELINE_WIDTH = 1100;
    private static final int ROWS_NAMED_MAX = 12;
    private static final DateTimeFormatter TIME_OF_DAY =
            DateTimeFormatter.ofPattern("HH:mm:ss.SSS", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final CaseFile file;
    private final Markup page = new Markup();
    private final String title;

    private CasePage(CaseFile file) {
        this.file = file;
        String words = file.shown().topic().words();
        this.title = words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    /**
     * @param lines the name of the file with the lines
     * @param hash of its last line
     */
    public static String of(CaseFile file, String lines, String hash) {
        return new CasePage(file).page(lines, hash);
    }

    private String page(String lines, String hash) {
        page.raw("<!DOCTYPE html>\n");
        page.begin("html", "xmlns", "http://www.w3.org/1999/xhtml", "lang", "en");
        page.begin("head")
                .empty("meta", "charset", "utf-8")
                .empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1")
                .empty(
                        "meta",
                        "http-equiv",
                        "Content-Security-Policy",
                        "content",
                        "default-src \u0027none\u0027; style-src \u0027unsafe-inline\u0027")
                .element("title", "Case file: " + title)
                .raw("<style>\n" + styles() + "</style>\n")
                .end();
        page.begin("body");
        head();
        verdict();
        timeline();
        evidence();
        sources();
        glossary();
        foot(lines, hash);
        return page.end().end().toString();
    }

    private void head() {
        page.begin("header");
        page.element("h1", title);
        page.element(
                "p",
                "Case file as of " + time(file.header().standing().asOfMs()) + ", written "
                        + time(file.header().writtenAtMs()) + " by "
                        + file.header().program() + ".",
                "class",
                "muted");
        page.element("p", file.verdict().completeness().sentence());
        page.element(
                "p",
                file.header().standing().isMasked()
                        ? "Personal data are masked: equal values have equal masks."
                        : "Personal data are NOT masked in this file. Who asked for them is in the journal.");
        if (file.header().standing().isCut()) {
            page.element("p", "The case has more rows than a case may have; the newest are left out.");
        }
        page.begin("div", "class", "advice")
                .element(
                        "b", "Advice for the vendor: " + file.verdict().advice().words())
                .text(file.verdict().advice().text())
                .end();
        page.end();
    }

    private void verdict() {
        page.begin("section").element("h2", "Verdict");
        file.verdict().statements().forEach(this::statement);
        page.element("h2", "Findings");
        if (file.verdict().findings().isEmpty()) {
            page.element("p", "No findings.");
        }
        file.verdict().findings().forEach(this::finding);
        page.end();
    }

    private void statement(Statement statement) {
        page.begin("div", "class", "statement " + statement.value().text().replace(' ', '-'));
        page.element("span", mark(statement.value()) + " " + statement.value().text(), "class", "value");
        page.words(" ").text(statement.text());
        rows(statement.claim().text(), statement.evidence());
        statement
                .settledBy()
                .ifPresent(settling -> page.element("p", "Would be settled by " + settling, "class", "settled"));
        page.end();
    }

    private static String mark(Value value) {
        return switch (value) {
            case PROVEN -> "\u2714";
            case CONTRADICTED -> "\u2718";
            case NOT_PROVEN -> "?";
        };
    }

    private void finding(Finding finding) {
        page.begin("div", "class", "finding");
        page.text(finding.text());
        rows(finding.code().text(), finding.evidence());
        page.end();
    }

    private void rows(String code, List<Event> events) {
        page.begin("p", "class", "rows").element("code", code).words(" rows: ");
        if (events.isEmpty()) {
            page.words("none");
        }
        String before = "";
        for (Event event : events.subList(0, Math.min(ROWS_NAMED_MAX, events.size()))) {
            page.words(before)
                    .element("a", Origin.words(event) + " " + event.type(), "href", "#" + EvidenceTable.anchor(event));
            before = ", ";
        }
        if (events.size() > ROWS_NAMED_MAX) {
            page.words(" and " + (events.size() - ROWS_NAMED_MAX) + " more");
        }
        page.end();
    }

    private void timeline() {
        List<Event> placed =
                file.shown().events().stream().filter(ImportedEvents::isTimed).toList();
        if (placed.isEmpty()) {
            return;
        }
        int left = Math.max(0, placed.size() - TimelineViewModel.EVENTS_MAX);
        page.begin("section").element("h2", "Timeline");
        int unplaced = file.shown().events().size() - placed.size();
        if (unplaced > 0) {
            page.element("p", unplaced + " of its events have no store time and stand in the table only.");
        }
        if (left > 0) {
            page.element(
                    "p", "The newest " + TimelineViewModel.EVENTS_MAX + " events are drawn; all stand in the table.");
        }
        EventText words = new EventText(ms -> TIME_OF_DAY.format(Instant.ofEpochMilli(ms)));
        page.begin("figure", "class", "wide");
        page.raw(TimelineSvg.of(
                TimelineLayout.of(
                        History.of(placed.subList(left, placed.size())), new Wish(TIMELINE_WIDTH, false), words),
                Palette.print(),
                "timeline",
                "Timeline of " + title + ", times in UTC"));
        page.end().end();
    }

    private void evidence() {
        EvidenceTable table = new EvidenceTable(page);
        page.begin("section").element("h2", "Evidence");
        table.events(file.shown().events());
        if (!file.shown().record().rows().isEmpty()) {
            page.element("h2", "Keys as they stood");
            table.keys(file.shown());
        }
        page.end();
    }

    private void sources() {
        if (file.header().sources().isEmpty()) {
            return;
        }
        page.begin("section").element("h2", "Files that evidence came from").begin("ul");
        for (CaseSource source : file.header().sources()) {
            page.begin("li")
                    .text(source.name() + " (" + source.kind() + ")")
                    .words(", SHA-256 ")
                    .element("code", source.sha256())
                    .end();
        }
        page.end().end();
    }

    private void glossary() {
        String all = file.verdict().toString() + file.shown().events();
        page.begin("section").element("h2", "The words").begin("dl");
        Glossary.usedIn(all + (file.header().standing().isMasked() ? " masked" : ""))
                .forEach((word, meaning) -> page.element("dt", word).element("dd", meaning));
        page.end().end();
    }

    private void foot(String lines, String hash) {
        page.begin("footer").begin("p");
        page.words("Beside this page belongs ").element("code", lines).words(", whose last line has the hash ");
        page.element("code", hash)
                .words(". Importing it into Claimdesk comes to the same verdict, and names the first");
        page.words(
                " line that is not as it was written. If its last hash is not this one, it is not the file that this");
        page.words(" page was written with.");
        page.end().end();
    }

    private static String time(long atMs) {
        return Instant.ofEpochMilli(atMs).toString();
    }

    private static String styles() {
        try (InputStream css = CasePage.class.getResourceAsStream("page.css")) {
            return new String(css.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException damaged) {
            throw new UncheckedIOException("the program's own page.css cannot be read", damaged);
        }
    }
}
