package claimdesk.app.agent;

import claimdesk.app.casework.Topic;
import claimdesk.store.agent.Decision;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A note that is not saved yet.
 *
 * @param file the data file of its case
 */
public record Draft(Path file, Topic topic, String text, Optional<Decision> decision) {

    public Draft {
        file = file.toAbsolutePath();
    }

    /** Whether it is about that case of that file. */
    boolean isOf(Path otherFile, Topic otherTopic) {
        return file.equals(otherFile.toAbsolutePath()) && topic.equals(otherTopic);
    }

    public boolean isEmpty() {
        return text.isBlank() && decision.isEmpty();
    }
}
