package claimdesk.ui.agent;

import claimdesk.app.agent.Draft;
import claimdesk.app.agent.NoteOutcome;
import claimdesk.app.casework.Case;
import claimdesk.app.casework.Topic;
import claimdesk.store.agent.AgentAction;
import claimdesk.store.agent.Decision;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.ui.background.Background;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/**
 * Notes and decisions of the open case, and the next one as it is written. What is written is never lost: where it cannot
 * be saved, or another case is opened, it is kept as a draft and shown again. For the JavaFX thread only.
 */
public final class NotesViewModel {

    /** How far the note that is written has come. */
    public enum State {
        WRITING,
        SAVING,
        SAVED,
        NOT_SAVED
    }

    private final AgentDesk desk;
    private final Background background;
    private final LongFunction<String> times;

    private final ObjectProperty<Optional<Case>> open = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<List<Event>> acts = new SimpleObjectProperty<>(List.of());
    private final ReadOnlyObjectWrapper<List<NoteText>> notes = new ReadOnlyObjectWrapper<>(List.of());
    private final StringProperty text = new SimpleStringProperty("");
    private final ObjectProperty<Optional<Decision>> decision = new SimpleObjectProperty<>(Optional.empty());
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.WRITING);
    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");
    private final BooleanBinding canSave;
    private Optional<Topic> topic = Optional.empty();

    /**
     * @param background one thread, the desk's
     * @param times how an instant of the store's clock is written
     */
    public NotesViewModel(AgentDesk desk, Background background, LongFunction<String> times) {
        this.desk = desk;
        this.background = background;
        this.times = times;
        this.canSave = Bindings.createBooleanBinding(
                () -> open.get().isPresent() && state.get() != State.SAVING && !isEmpty(), open, state, text, decision);
        open.addListener((property, before, now) -> show(now));
        acts.addListener((property, before, now) -> notes.set(texts(now)));
        text.addListener((property, before, now) -> written());
        decision.addListener((property, before, now) -> written());
    }

    // Properties

    /** The case that is open, as it was read last. */
    public ObjectProperty<Optional<Case>> caseProperty() {
        return open;
    }

    /** What people did about it, in order, as it may be shown. */
    public ObjectProperty<List<Event>> actsProperty() {
        return acts;
    }

    /** The same in words, newest first. */
    public ReadOnlyObjectProperty<List<NoteText>> notesProperty() {
        return notes.getReadOnlyProperty();
    }

    public StringProperty textProperty() {
        return text;
    }

    /** What is decided; empty for a note. */
    public ObjectProperty<Optional<Decision>> decisionProperty() {
        return decision;
    }

    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** What became of the last one: where it is, or why not and what was not lost; empty if there is nothing to say. */
    public ReadOnlyStringProperty messageProperty() {
        return message.getReadOnlyProperty();
    }

    public BooleanBinding canSaveProperty() {
        return canSave;
    }

    // Commands

    /** Saves what is written. It counts as saved, and is cleared, only after its commit. */
    public void save() {
        if (!canSave.get()) {
            return;
        }
        AgentAction action;
        try {
            action = decision.get()
                    .map(one -> AgentAction.decision(desk.who(), one, text.get()))
                    .orElseGet(() -> AgentAction.note(desk.who(), text.get()));
        } catch (IllegalArgumentException unusable) {
            tell(State.NOT_SAVED, "Not saved: " + unusable.getMessage() + ". Your text is still here: change it.");
            return;
        }
        Topic about = topic.orElseThrow();
        tell(State.SAVING, "");
        background.run(
                () -> desk.save(about, action),
                outcome -> saved(about, action, outcome),
                failure -> saved(about, action, new NoteOutcome.NotSaved("Not saved: " + failure.getMessage())));
    }

    /** Keeps what is written and not saved at once, for the window is closing: the next one shows it again. */
    public void close() {
        topic.ifPresent(about -> {
            try {
                desk.keep(about, text.get(), decision.get());
            } catch (IOException failure) {
                tell(State.NOT_SAVED, failure.getMessage());
            }
        });
    }

    private void saved(Topic about, AgentAction action, NoteOutcome outcome) {
        boolean isShown = topic.equals(Optional.of(about));
        outcome.match(
                saved -> {
                    keep(about, "", Optional.empty());
                    if (isShown) {
                        text.set("");
                        decision.set(Optional.empty());
                        tell(State.SAVED, "Saved as row " + saved.seq() + " of the journal.");
                    }
                    return true;
                },
                notSaved -> {
                    keep(about, action.text(), action.decision());
                    if (isShown) {
                        tell(State.NOT_SAVED, notSaved.problem());
                    }
                    return false;
                });
    }

    private void show(Optional<Case> now) {
        Optional<Topic> next = now.map(Case::topic);
        if (!next.equals(topic)) {
            topic.ifPresent(before -> keep(before, text.get(), decision.get()));
            topic = next;
            text.set("");
            decision.set(Optional.empty());
            tell(State.WRITING, "");
            next.ifPresent(this::offerDraft);
        }
    }

    private List<NoteText> texts(List<Event> acts) {
        List<NoteText> all = new ArrayList<>();
        acts.forEach(event -> NoteText.of(event, times).ifPresent(all::add));
        Collections.reverse(all);
        return List.copyOf(all);
    }

    private void offerDraft(Topic about) {
        background.run(
                () -> desk.draft(about),
                kept -> kept.filter(draft -> topic.equals(Optional.of(about)) && isEmpty())
                        .ifPresent(this::offer),
                failure -> tell(State.NOT_SAVED, "Drafts cannot be looked for: " + failure.getMessage()));
    }

    private void offer(Draft draft) {
        if (isSaved(draft)) {
            keep(draft.topic(), "", Optional.empty());
            return;
        }
        text.set(draft.text());
        decision.set(draft.decision());
        tell(State.NOT_SAVED, "You wrote this before and it is not saved yet.");
    }

    /** The window may have closed between the commit and the word of it. */
    private boolean isSaved(Draft draft) {
        return open.get().stream()
                .flatMap(one -> one.events(EventType.AGENT_ACTION).stream())
                .flatMap(event -> AgentAction.of(event).stream())
                .anyMatch(action ->
                        action.text().equals(draft.text()) && action.decision().equals(draft.decision()));
    }

    private void keep(Topic about, String words, Optional<Decision> decided) {
        background.run(
                () -> {
                    desk.keep(about, words, decided);
                    return words;
                },
                done -> {},
                failure -> tell(
                        State.NOT_SAVED,
                        "Your text is still here, but would be lost with the window: " + failure.getMessage()));
    }

    private boolean isEmpty() {
        return text.get().isBlank() && decision.get().isEmpty();
    }

    /** What was said of the last one is not true of the next. */
    private void written() {
        if (state.get() == State.SAVED && !isEmpty()) {
            tell(State.WRITING, "");
        }
    }

    private void tell(State now, String words) {
        state.set(now);
        message.set(words);
    }
}
