package claimdesk.ui.investigate.find;

import claimdesk.ui.controls.Icons;
import claimdesk.ui.investigate.find.result.FoundText;
import claimdesk.ui.investigate.find.result.StateMark;
import java.util.EnumMap;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** One result: what it is and how it stands; whose; and what is known or was found. */
final class FoundCell extends ListCell<FoundText> {

    private static final Map<StateMark, Feather> ICONS = new EnumMap<>(Map.of(
            StateMark.IN_PROGRESS, Feather.LOADER,
            StateMark.STUCK, Feather.ALERT_TRIANGLE,
            StateMark.SAVED, Feather.CHECK,
            StateMark.UNKNOWN, Feather.HELP_CIRCLE,
            StateMark.NO_ROW, Feather.MINUS_CIRCLE,
            StateMark.IMPORTED, Feather.DOWNLOAD));

    private final Label title = line("found-title");
    private final FontIcon icon = Icons.of(Feather.CHECK);
    private final Label state = new Label("", icon);
    private final Label line = line("found-line");
    private final Label facts = line("found-line");
    private final VBox content;
    private final Tooltip tooltip = Icons.explanation("");

    FoundCell(FindViewModel model) {
        state.getStyleClass().add("found-state");
        state.setMinWidth(USE_PREF_SIZE);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox top = new HBox(title, space, state);
        top.getStyleClass().add("found-top");
        content = new VBox(top, line, facts);
        content.getStyleClass().add("found");
        content.setMinWidth(0);
        // As wide as the list, however long the names are.
        setPrefWidth(0);
        setOnMouseClicked(event -> {
            if (!isEmpty()) {
                model.open(getItem());
            }
        });
    }

    private static Label line(String style) {
        Label label = new Label();
        label.setMinWidth(0);
        label.getStyleClass().add(style);
        return label;
    }

    @Override
    protected void updateItem(FoundText found, boolean isEmpty) {
        super.updateItem(found, isEmpty);
        setText(null);
        setGraphic(isEmpty ? null : content);
        setTooltip(isEmpty ? null : tooltip);
        setAccessibleText(isEmpty ? "" : found.spoken());
        if (isEmpty) {
            return;
        }
        title.setText(found.title());
        state.setText(found.state().text());
        state.getStyleClass().removeIf(style -> style.startsWith("tone-"));
        state.getStyleClass().add("tone-" + found.state().tone());
        icon.setIconCode(ICONS.get(found.state()));
        line.setText(found.line());
        facts.setText(found.finding().isEmpty() ? found.facts() : found.finding());
        tooltip.setText(found.spoken());
    }
}
