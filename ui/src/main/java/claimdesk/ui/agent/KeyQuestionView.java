package claimdesk.ui.agent;

import atlantafx.base.theme.Styles;
import claimdesk.app.agent.RowWords.Fact;
import claimdesk.ui.agent.KeyActionsViewModel.Result;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.simulate.field.TabMovesOn;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/**
 * Asks before something is done to a key, within the window: what it will do, the row that it will do it to, and what may
 * come of it. The keyboard is on Cancel first, and Esc cancels. Afterwards it says what came of it.
 */
public final class KeyQuestionView extends VBox {

    private static final int BODY_LINES = 2;

    private final KeyActionsViewModel model;
    private final ReadOnlyBooleanWrapper isAsking = new ReadOnlyBooleanWrapper();
    /** Whether the keyboard was on the question, and comes back for what came of it. */
    private boolean isKeyboardOurs;

    public KeyQuestionView(KeyActionsViewModel model) {
        this.model = model;
        getStyleClass().add("key-question");
        addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        model.questionProperty().addListener((property, before, now) -> show());
        model.resultProperty().addListener((property, before, now) -> show());
        show();
    }

    /** Whether a question waits for its answer, and what is around it should make room. */
    public ReadOnlyBooleanProperty askingProperty() {
        return isAsking.getReadOnlyProperty();
    }

    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            model.putAway();
            model.putResultAway();
            event.consume();
        }
    }

    private void show() {
        if (isAsking.get()) {
            isKeyboardOurs = lookupAll("*").stream().anyMatch(Node::isFocused);
        }
        getChildren().clear();
        isAsking.set(model.questionProperty().get().isPresent());
        Optional<QuestionText> question = model.questionProperty().get();
        Optional<Result> result = model.resultProperty().get();
        setVisible(question.isPresent() || result.isPresent());
        setManaged(isVisible());
        question.ifPresentOrElse(this::ask, () -> result.ifPresent(this::tell));
    }

    private void ask(QuestionText question) {
        Label title = wrapped(question.title(), "key-question-title");
        title.setGraphic(Icons.of(Feather.HELP_CIRCLE));
        title.setId("key-question-title");
        getChildren().addAll(title, row(question));
        if (!question.isPossible()) {
            getChildren().add(marked(Feather.SLASH, question.obstacle(), "key-obstacle"));
            Button close = button("key-cancel", "Close", model::putAway);
            getChildren().add(new HBox(close));
            close.requestFocus();
            return;
        }
        getChildren().add(wrapped(question.what(), "key-what"));
        question.warnings().forEach(text -> getChildren().add(marked(Feather.ALERT_TRIANGLE, text, "key-warning")));
        if (question.needsBody()) {
            HBox check = new HBox(query(), match());
            check.getStyleClass().add("key-buttons");
            getChildren().addAll(wrapped(question.bodyHint(), "key-what"), body(), check);
        }
        getChildren().add(buttons(question));
        lookup("#key-cancel").requestFocus();
    }

    private static FlowPane row(QuestionText question) {
        FlowPane facts = new FlowPane();
        facts.setId("key-row");
        facts.getStyleClass().add("key-row");
        for (Fact fact : question.facts()) {
            Label name = new Label(fact.name());
            name.getStyleClass().add("key-fact-name");
            Label value = new Label(fact.text());
            value.getStyleClass().add("key-fact");
            HBox pair = new HBox(name, value);
            pair.getStyleClass().add("key-pair");
            facts.getChildren().add(pair);
        }
        return facts;
    }

    private TextArea body() {
        TextArea body = new TextArea();
        body.setId("key-body");
        body.setPromptText("The request's body, as the vendor sent it");
        body.setAccessibleText("The body of the request, as the vendor sent it");
        TabMovesOn.in(body);
        body.setPrefRowCount(BODY_LINES);
        body.textProperty().bindBidirectional(model.bodyProperty());
        return body;
    }

    private TextField query() {
        TextField query = new TextField();
        query.setId("key-query");
        query.setPromptText("The query of its address, without ?, if it had one");
        query.setAccessibleText("The query of the request's address, if it had one");
        query.textProperty().bindBidirectional(model.queryProperty());
        HBox.setHgrow(query, Priority.ALWAYS);
        return query;
    }

    private Label match() {
        Label match = new Label();
        match.setId("key-match");
        match.setMinWidth(USE_PREF_SIZE);
        Runnable show = () -> {
            boolean isSame = model.canConfirmProperty().get();
            match.setText(
                    isSame
                            ? "the same request: its fingerprint is the key's"
                            : "not the same request: another fingerprint");
            match.setGraphic(Icons.of(isSame ? Feather.CHECK : Feather.X));
            match.getStyleClass().setAll("label", "state", isSame ? "good" : "waiting");
        };
        model.canConfirmProperty().addListener((property, before, now) -> show.run());
        show.run();
        return match;
    }

    private HBox buttons(QuestionText question) {
        TextField why = new TextField();
        why.setId("key-why");
        why.setPromptText("Why (for the journal; may be left empty)");
        why.setAccessibleText("Why it is done, for the journal");
        why.textProperty().bindBidirectional(model.whyProperty());
        HBox.setHgrow(why, Priority.ALWAYS);
        Button cancel = button("key-cancel", "Cancel", model::putAway);
        Button confirm = button("key-confirm", question.verb(), model::confirm);
        confirm.getStyleClass().add(Styles.DANGER);
        confirm.disableProperty().bind(model.canConfirmProperty().not());
        HBox buttons = new HBox(why, cancel, confirm);
        buttons.getStyleClass().add("key-buttons");
        return buttons;
    }

    private void tell(Result result) {
        Node text = marked(
                result.isDone() ? Feather.CHECK_CIRCLE : Feather.ALERT_TRIANGLE,
                result.text(),
                result.isDone() ? "key-done" : "key-warning");
        text.setId("key-result");
        Button close = button("key-result-close", "Close", model::putResultAway);
        HBox.setHgrow(text, Priority.ALWAYS);
        HBox line = new HBox(text, close);
        line.getStyleClass().add("key-buttons");
        getChildren().add(line);
        if (isKeyboardOurs) {
            close.requestFocus();
            isKeyboardOurs = false;
        }
    }

    private static Button button(String id, String text, Runnable action) {
        Button button = new Button(text);
        button.setId(id);
        button.getStyleClass().add(Styles.SMALL);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }

    private static Label marked(Feather icon, String text, String styleClass) {
        Label label = wrapped(text, styleClass);
        label.setGraphic(Icons.of(icon));
        return label;
    }

    private static Label wrapped(String text, String styleClass) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        label.setMaxWidth(Double.MAX_VALUE);
        label.getStyleClass().add(styleClass);
        return label;
    }
}
