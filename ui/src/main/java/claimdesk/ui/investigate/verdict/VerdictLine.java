package claimdesk.ui.investigate.verdict;

import claimdesk.app.verdict.Value;
import claimdesk.ui.controls.Icons;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import org.kordamp.ikonli.feather.Feather;

/** The verdict in one line: for each value its icon and word, and behind them what has it. */
public final class VerdictLine extends FlowPane {

    private final VerdictViewModel model;
    private final Consumer<StatementText> onStatement;

    /**
     * @param onStatement goes to a statement or a finding
     */
    public VerdictLine(VerdictViewModel model, Consumer<StatementText> onStatement) {
        this.model = model;
        this.onStatement = onStatement;
        setId("verdict-line");
        getStyleClass().add("verdict-line");
        setMinWidth(0);
        model.statementsProperty().addListener((property, before, now) -> show());
        model.findingsProperty().addListener((property, before, now) -> show());
        show();
    }

    private void show() {
        getChildren().clear();
        List<StatementText> statements = model.statementsProperty().get();
        for (Value value : Value.values()) {
            List<StatementText> ofValue = statements.stream()
                    .filter(one -> one.value().filter(value::equals).isPresent())
                    .toList();
            if (!ofValue.isEmpty()) {
                getChildren().add(ValueIcon.word(value));
                ofValue.forEach(one -> getChildren().add(chip(one, one.topic(), ValueIcon.style(value))));
            }
        }
        List<StatementText> findings = model.findingsProperty().get();
        if (!findings.isEmpty()) {
            getChildren().add(Icons.word(Feather.ALERT_TRIANGLE, "found", "value-word", "value-finding"));
            findings.stream()
                    .collect(Collectors.groupingBy(StatementText::code, LinkedHashMap::new, Collectors.toList()))
                    .forEach((code, alike) -> getChildren()
                            .add(chip(
                                    alike.get(0),
                                    alike.size() == 1 ? code : code + " \u00D7 " + alike.size(),
                                    "value-found")));
        }
    }

    private Button chip(StatementText one, String text, String style) {
        Button chip = new Button(text);
        chip.getStyleClass().addAll("value-chip", style);
        chip.setMinWidth(USE_PREF_SIZE);
        chip.setAccessibleText(one.spoken());
        Icons.explain(chip, one.text());
        chip.setOnAction(event -> onStatement.accept(one));
        return chip;
    }
}
