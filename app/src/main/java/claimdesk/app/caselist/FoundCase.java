package claimdesk.app.caselist;

import claimdesk.app.casework.Topic;
import claimdesk.app.finding.Finding;
import claimdesk.store.journal.Subject;
import claimdesk.store.window.find.FoundRow;
import java.util.Optional;

/**
 * A finding with the case to open for it.
 *
 * @param row what the file has about it in short
 */
public record FoundCase(Topic topic, Finding finding, FoundRow row) {

    /** The subject that a finding is about: the order that its rows name, or else their key. */
    static Optional<Subject> subject(Finding finding) {
        return finding.evidence().stream()
                .map(event -> event.subject())
                .filter(subject ->
                        subject.order().isPresent() && subject.scopedKey().isPresent())
                .findFirst()
                .or(() -> finding.evidence().stream()
                        .map(event -> event.subject())
                        .filter(subject -> subject.order().isPresent()
                                || subject.scopedKey().isPresent())
                        .findFirst());
    }

    /** The case to open for what was found: its order, where one is known, for there all of its keys are. */
    public static Optional<Topic> topic(Subject subject) {
        return subject.order().<Topic>map(Topic.OfOrder::new).or(() -> subject.scopedKey()
                .map(Topic.OfKey::new));
    }
}
