package claimdesk.ui.casefile;

import claimdesk.ui.controls.ShownText;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;

/** A page that is well-formed whatever stands in it: each text is shown and none is interpreted. Not thread-safe. */
final class Markup {

    /** A line end behind these would be seen as a space. */
    private static final Set<String> INLINE = Set.of("a", "code", "span", "b");

    private final StringBuilder out = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /**
     * Begins an element.
     *
     * @param attributes name and value in turn
     */
    Markup begin(String element, String... attributes) {
        start(element, attributes);
        out.append('>');
        open.push(element);
        return this;
    }

    /** Ends the element that was begun last. */
    Markup end() {
        out.append("</").append(open.pop()).append(">\n");
        return this;
    }

    /** An element with nothing but a text in it. */
    Markup element(String element, String text, String... attributes) {
        start(element, attributes);
        out.append('>');
        text(text).out.append("</").append(element).append('>').append(INLINE.contains(element) ? "" : "\n");
        return this;
    }

    /** An element that has no end of its own. */
    Markup empty(String element, String... attributes) {
        start(element, attributes);
        out.append("/>\n");
        return this;
    }

    /** The program's own words, which may begin or end with a space. */
    Markup words(String words) {
        out.append(escaped(words));
        return this;
    }

    /** What comes from outside, or may hold something that does. */
    Markup text(String text) {
        out.append(escaped(ShownText.of(text)));
        return this;
    }

    /** What is markup already, and safe. */
    Markup raw(String markup) {
        out.append(markup);
        return this;
    }

    private void start(String element, String... attributes) {
        out.append('<').append(element);
        for (int place = 0; place < attributes.length; place += 2) {
            out.append(' ').append(attributes[place]).append("=\"");
            out.append(escaped(ShownText.of(attributes[place + 1]))).append('"');
        }
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    @Override
    public String toString() {
        if (!open.isEmpty()) {
            throw new IllegalStateException("still open: " + open);
        }
        return out.toString();
    }
}
