package claimdesk.ui.simulate.editor;

import claimdesk.ui.controls.Icons;
import claimdesk.ui.simulate.field.TabMovesOn;
import javafx.scene.control.TextArea;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The scenario as its text. */
public final class ScenarioTextView extends VBox {

    private final TextArea area = new TextArea();
    private boolean isFollowing;

    public ScenarioTextView(ScenarioViewModel model) {
        getStyleClass().add("text-face");
        TabMovesOn.in(area);
        area.setId("scenario-text");
        area.getStyleClass().add("code");
        area.setAccessibleText("The scenario as YAML");
        Icons.explain(area, "The scenario as it stands in its file. Ctrl+Z takes changes back.");
        VBox.setVgrow(area, Priority.ALWAYS);
        getChildren().add(area);
        show(model.documentProperty().get().text());
        model.documentProperty().addListener((property, before, now) -> show(now.text()));
        area.textProperty().addListener((property, before, now) -> {
            if (!isFollowing) {
                model.editText(now);
            }
        });
    }

    /** The area knows one kind of line end only, so a text is not the other for that. */
    private void show(String text) {
        String plain = text.replace("\r\n", "\n").replace('\r', '\n');
        if (!plain.equals(area.getText())) {
            isFollowing = true;
            area.setText(plain);
            isFollowing = false;
        }
    }

    /** Puts the caret at a line and column, each from 1. */
    public void goTo(int line, int column) {
        String[] lines = area.getText().split("\n", -1);
        int at = 0;
        for (int before = 0; before < Math.min(line - 1, lines.length); before++) {
            at += lines[before].length() + 1;
        }
        area.requestFocus();
        area.positionCaret(Math.min(area.getLength(), at + column - 1));
    }
}
