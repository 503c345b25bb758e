package claimdesk.ui.timeline.drawing;

import static claimdesk.store.journal.EventType.AGENT_ACTION;
import static claimdesk.store.journal.EventType.FAILED;
import static claimdesk.store.journal.EventType.RECEIVED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.ui.timeline.layout.EventText;
import claimdesk.ui.timeline.layout.Story;
import claimdesk.ui.timeline.shape.Label;
import claimdesk.ui.timeline.shape.Mark;
import claimdesk.ui.timeline.shape.Timeline;
import java.io.StringReader;
import java.util.HashSet;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The timeline as SVG: well-formed, whole, and harmless whatever its history holds. */
class TimelineSvgTest {

    @Test
    void holdsEveryLabelAndTheSpokenTextOfEveryMark() throws Exception {
        Timeline timeline = everyType().laidOut(900);

        Document svg = parsed(svg(timeline));

        Set<String> words = texts(svg, "text");
        assertThat(words).containsAll(timeline.labels().map(Label::text).toList());
        assertThat(words)
                .containsAll(timeline.lanes().stream().map(lane -> lane.title()).toList());
        assertThat(texts(svg, "title"))
                .containsAll(timeline.marks().stream().map(Mark::spoken).toList());
    }

    @Test
    void whatComesFromOutsideIsShownAndNotInterpreted() throws Exception {
        String hostile = "</text><script>alert(1)</script>\u202Eevil\u0000&amp;\"'";
        Timeline timeline = new Story()
                .of("n\u202E<b>")
                .at(1, RECEIVED, "a1")
                .at(2, FAILED, "a1", Detail.REASON, hostile)
                .at(3, AGENT_ACTION, "a1", Detail.REASON, hostile)
                .laidOut(900);

        String svg = svg(timeline);

        assertThat(svg).doesNotContain("<script").doesNotContain("\u202E").doesNotContain("\u0000");
        assertThat(texts(parsed(svg), "title"))
                .anyMatch(title -> title.contains("<script>") && title.contains("U+202E"));
        assertThat(texts(parsed(svg), "text")).anyMatch(text -> text.startsWith("n") && text.contains("U+202E"));
    }

    @Test
    void needsNothingFromElsewhere() {
        String svg = svg(everyType().laidOut(900));

        assertThat(svg.replace("http://www.w3.org/2000/svg", ""))
                .doesNotContain("http")
                .doesNotContain("url(")
                .doesNotContain("href")
                .doesNotContain("@import");
    }

    @Test
    void itsStylesReachNoOtherPartOfThePage() {
        String svg = svg(everyType().laidOut(900));
        String styles = svg.substring(svg.indexOf("<style>") + 7, svg.indexOf("</style>"));

        assertThat(styles.lines().filter(line -> !line.isBlank())).allMatch(line -> line.startsWith("#case-1 "));
    }

    @Test
    void anIdThatIsNoNameIsRefused() {
        Timeline timeline = everyType().laidOut(900);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> TimelineSvg.of(timeline, Palette.print(), "a\" onload=\"x", "title"))
                .withMessageContaining("not a name");
    }

    @Test
    void everyTypeOfEventHasAShapeOfItsOwnOrItsWord() {
        Set<String> looks = new HashSet<>();
        for (EventType type : EventType.values()) {
            Event event = new Story().at(1, type, "a1").events().get(0);
            String word = new EventText(Long::toString).label(event);
            assertThat(looks.add(Glyph.of(type) + " " + word)).as(type.name()).isTrue();
        }
    }

    private static Story everyType() {
        Story story = new Story();
        long at = 0;
        for (EventType type : EventType.values()) {
            story.at(at += 300, type, "a" + at % 3, Detail.STATUS, 200, Detail.FAULT, "disk-full-at-save");
        }
        return story;
    }

    private static String svg(Timeline timeline) {
        return TimelineSvg.of(timeline, Palette.print(), "case-1", "Order 4711");
    }

    private static Document parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    private static Set<String> texts(Document svg, String element) {
        NodeList nodes = svg.getElementsByTagName(element);
        Set<String> texts = new HashSet<>();
        for (int place = 0; place < nodes.getLength(); place++) {
            texts.add(nodes.item(place).getTextContent());
        }
        return texts;
    }
}
