package claimdesk.ui.investigate.verdict;

import claimdesk.app.verdict.Value;
import claimdesk.ui.controls.Icons;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;

/** The verdict in one line: for each value its icon and word, and behind them what has it. */
public final class VerdictLine extends FlowPane {

    private final Consumer<StatementText> onStatement;

    /**
     * @param onStatement goes to a statement
     */
    public VerdictLine(VerdictViewModel model, Consumer<StatementText> onStatement) {
        this.onStatement = onStatement;
        setId("verdict-line");
        getStyleClass().add("verdict-line");
        setMinWidth(0);
        model.statementsProperty().addListener((property, before, now) -> show(now));
        show(model.statementsProperty().get());
    }

    private void show(List<StatementText> statements) {
        getChildren().clear();
        for (Value value : Value.values()) {
            List<StatementText> ofValue = statements.stream()
                    .filter(one -> one.value().filter(value::equals).isPresent())
                    .toList();
            if (!ofValue.isEmpty()) {
                getChildren().add(ValueIcon.word(value));
                ofValue.forEach(one -> getChildren().add(chip(one, value)));
            }
        }
    }

    private Button chip(StatementText one, Value value) {
        Button chip = new Button(one.topic());
        chip.getStyleClass().addAll("value-chip", ValueIcon.style(value));
        chip.setMinWidth(USE_PREF_SIZE);
        chip.setAccessibleText(one.spoken());
        Icons.explain(chip, one.text());
        chip.setOnAction(event -> onStatement.accept(one));
        return chip;
    }
}
