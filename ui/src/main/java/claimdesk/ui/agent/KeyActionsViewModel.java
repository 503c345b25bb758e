package claimdesk.ui.agent;

import claimdesk.app.agent.ActOutcome;
import claimdesk.app.agent.KeyQuestion;
import claimdesk.app.agent.KeySheet;
import claimdesk.app.agent.KnownRequest;
import claimdesk.app.call.KeyAdvice;
import claimdesk.app.call.Reply;
import claimdesk.app.call.Request;
import claimdesk.app.masking.MaskedText;
import claimdesk.store.agent.ActionKind;
import claimdesk.store.identity.ScopedKey;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.ShownText;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/**
 * Acts on a live key: the question with the row as it is now, and what came of it. Nothing is done unless it is confirmed,
 * and then only to the row that the question showed. For the JavaFX thread only.
 */
public final class KeyActionsViewModel {

    /** What came of it, in words. */
    public record Result(boolean isDone, String text) {}

    private final AgentDesk desk;
    private final Background background;
    private final LongFunction<String> times;

    private final ObjectProperty<Optional<ScopedKey>> key = new SimpleObjectProperty<>(Optional.empty());
    private final ReadOnlyObjectWrapper<List<ScopedKey>> keys = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<QuestionText>> question =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Result>> result = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final StringProperty why = new SimpleStringProperty("");
    private final StringProperty body = new SimpleStringProperty("");
    private final StringProperty query = new SimpleStringProperty("");
    private final ReadOnlyBooleanWrapper canConfirm = new ReadOnlyBooleanWrapper();
    private Optional<Request> request = Optional.empty();
    /** Which question was asked last: an earlier one that is answered late is not shown any more. */
    private long asked;

    /**
     * @param background one thread, the desk's
     * @param times how an instant of the store's clock is written
     */
    public KeyActionsViewModel(AgentDesk desk, Background background, LongFunction<String> times) {
        this.desk = desk;
        this.background = background;
        this.times = times;
        key.addListener((property, before, now) -> {
            putAway();
            result.set(Optional.empty());
        });
        body.addListener((property, before, now) -> check());
        query.addListener((property, before, now) -> check());
    }

    // Properties

    /** The key that is acted on; empty if none is chosen. */
    public ObjectProperty<Optional<ScopedKey>> keyProperty() {
        return key;
    }

    /** The keys to choose from. */
    public ReadOnlyObjectProperty<List<ScopedKey>> keysProperty() {
        return keys.getReadOnlyProperty();
    }

    /** What is asked; empty if nothing is. */
    public ReadOnlyObjectProperty<Optional<QuestionText>> questionProperty() {
        return question.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Optional<Result>> resultProperty() {
        return result.getReadOnlyProperty();
    }

    /** Why it is done, for the journal. */
    public StringProperty whyProperty() {
        return why;
    }

    /** The body of the request that is to be sent again, where it is not known. */
    public StringProperty bodyProperty() {
        return body;
    }

    public StringProperty queryProperty() {
        return query;
    }

    /** Whether what is asked can be done as it stands. */
    public ReadOnlyBooleanProperty canConfirmProperty() {
        return canConfirm.getReadOnlyProperty();
    }

    // Commands

    /** Offers these keys; the chosen one stays if it is among them. */
    public void offer(List<ScopedKey> all) {
        if (!all.equals(keys.get())) {
            keys.set(List.copyOf(all));
        }
        if (key.get().filter(all::contains).isEmpty()) {
            key.set(all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1)));
        }
    }

    /** Looks at the key's row and asks whether that is to be done to it. */
    public void ask(ActionKind kind) {
        key.get().ifPresent(about -> {
            putAway();
            result.set(Optional.empty());
            long mine = asked;
            background.run(
                    () -> question(kind, desk.sheet(about)),
                    made -> {
                        if (mine == asked) {
                            show(made);
                        }
                    },
                    failure -> tell(
                            false, "The key could not be looked at: " + failure.getMessage() + ". Nothing was done."));
        });
    }

    /** Does what is asked. */
    public void confirm() {
        if (!canConfirm.get()) {
            return;
        }
        KeyQuestion made = question.get().orElseThrow().asked();
        Optional<Request> same = request;
        String reason = why.get();
        putAway();
        background.run(
                () -> same.map(one -> desk.send(made, one, reason)).orElseGet(() -> desk.remove(made, reason)),
                this::came,
                failure -> tell(false, "Not done: " + failure.getMessage()));
    }

    /** Puts the question away; nothing is done. */
    public void putAway() {
        asked++;
        question.set(Optional.empty());
        request = Optional.empty();
        why.set("");
        body.set("");
        query.set("");
        canConfirm.set(false);
    }

    public void putResultAway() {
        result.set(Optional.empty());
    }

    private static KeyQuestion question(ActionKind kind, KeySheet sheet) {
        return switch (kind) {
            case RELEASE -> KeyQuestion.release(sheet);
            case PURGE -> KeyQuestion.purge(sheet);
            case RETRY -> KeyQuestion.retry(sheet);
            case NOTE, DECISION, UNMASK -> throw new IllegalArgumentException(kind + " is no act on a key");
        };
    }

    private void show(KeyQuestion made) {
        boolean isRetry = made.isPossible() && made.kind() == ActionKind.RETRY;
        request = isRetry ? made.sheet().request().flatMap(KnownRequest::again) : Optional.empty();
        question.set(Optional.of(QuestionText.of(made, isRetry && request.isEmpty(), times)));
        check();
    }

    /** A body that was pasted is taken only if it makes the same request. */
    private void check() {
        Optional<QuestionText> shown = question.get();
        if (shown.filter(QuestionText::needsBody).isPresent()) {
            request = shown.get().asked().sheet().request().flatMap(known -> known.again(body.get(), query.get()));
        }
        canConfirm.set(shown.filter(one -> one.isPossible() && (!one.needsBody() || request.isPresent()))
                .isPresent());
    }

    private void came(ActOutcome outcome) {
        outcome.match(
                done -> tell(true, done.text()),
                answered -> tell(true, answered.text() + advice(answered.reply())),
                changed -> tell(
                        false,
                        "Nothing was done and nothing was written: the row is not as you were shown it any more. "
                                + changed.changes().stream().collect(Collectors.joining("; "))
                                + ". Ask again to see it as it is now."),
                failed -> tell(false, failed.problem()));
    }

    private static String advice(Reply reply) {
        String body =
                " Its body of " + reply.answer().body().length + " bytes is not shown: it may hold personal data.";
        return reply.advice() == KeyAdvice.NONE
                ? body
                : " It says: " + reply.advice().text() + "." + body;
    }

    private Result tell(boolean isDone, String text) {
        Result told = new Result(isDone, ShownText.of(MaskedText.name(text)));
        result.set(Optional.of(told));
        return told;
    }
}
