package claimdesk.ui.agent;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.Origin;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Event;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;

/**
 * What an agent does in the window: on the open case, and on the key that is selected on the Live screen.
 *
 * @param ofCase acts on the keys of the open case
 * @param ofLive acts on the selected key
 */
public record AgentViewModel(NotesViewModel notes, KeyActionsViewModel ofCase, KeyActionsViewModel ofLive) {

    /**
     * Follows the open case and the selected key.
     *
     * @param acts what people did about the case, as it may be shown
     */
    public void follow(
            ReadOnlyObjectProperty<Optional<Case>> open,
            ReadOnlyObjectProperty<List<Event>> acts,
            ReadOnlyObjectProperty<Optional<ScopedKey>> selected) {
        notes.caseProperty().bind(open);
        notes.actsProperty().bind(acts);
        open.addListener((property, before, now) ->
                ofCase.offer(now.map(AgentViewModel::keys).orElse(List.of())));
        selected.addListener(
                (property, before, now) -> ofLive.offer(now.stream().toList()));
    }

    /** The keys that this file's own journal names: imported ones cannot be acted on. */
    private static List<ScopedKey> keys(Case one) {
        return one.judged().events().stream()
                .filter(event -> !Origin.of(event).isImported())
                .flatMap(event -> event.subject().scopedKey().stream())
                .distinct()
                .toList();
    }
}
