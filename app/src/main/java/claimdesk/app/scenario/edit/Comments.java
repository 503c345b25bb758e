package claimdesk.app.scenario.edit;

import java.util.stream.Collectors;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.comments.CommentType;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.CommentEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.parser.Parser;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;

/** The comments of a YAML text. */
final class Comments {

    private Comments() {}

    /** How many lines have one; those before the first line that cannot be read. */
    static long count(String text) {
        long comments = 0;
        try {
            LoaderOptions options = new LoaderOptions();
            options.setProcessComments(true);
            Parser parser = new ParserImpl(new StreamReader(text), options);
            for (Event event = parser.getEvent(); !event.is(Event.ID.StreamEnd); event = parser.getEvent()) {
                if (event instanceof CommentEvent comment && comment.getCommentType() != CommentType.BLANK_LINE) {
                    comments++;
                }
            }
        } catch (YAMLException broken) {
            return comments;
        }
        return comments;
    }

    /** The lines of comments at the very top, with their line ends. */
    static String top(String text) {
        return text.lines()
                .takeWhile(line -> line.startsWith("#"))
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }
}
