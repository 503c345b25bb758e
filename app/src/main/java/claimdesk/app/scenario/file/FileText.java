package claimdesk.app.scenario.file;

import java.util.List;

/**
 * The text of a file as it is, a sound scenario or not.
 *
 * @param text empty if it cannot be read as text
 * @param problems why it cannot be; empty if it can
 */
public record FileText(String text, List<Problem> problems) {

    public FileText {
        problems = List.copyOf(problems);
    }
}
