package claimdesk.ui.settings;

import atlantafx.base.theme.Styles;
import claimdesk.ui.controls.Icons;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/** Which data file is shown, how to another, and whether it may be written to. */
public final class DataFileView extends VBox {

    private static final double GAP = 8;

    /** The other file that is offered here and, if this one cannot be used, at the window's top. */
    public record WayOut(String id, String text, Runnable action) {
        public static WayOut toOwn(Runnable action) {
            return new WayOut("own-file", "Back to my own", action);
        }

        public static WayOut toTemporary(Runnable action) {
            return new WayOut("temporary-file", "Use a temporary file", action);
        }
    }

    /**
     * @param file where the data is, as it is shown
     * @param onChoose lets the person choose another file
     * @param wayOut where else to go: to the person's own file, or from that to a temporary one
     * @param onReadOnly told whether the file is only to be looked at
     */
    public DataFileView(
            String file, boolean isReadOnly, Runnable onChoose, WayOut wayOut, Consumer<Boolean> onReadOnly) {
        getStyleClass().add("setting-parts");
        Label path = new Label(file);
        path.setId("data-file");
        path.setMinWidth(0);
        Icons.explain(path, file);
        FlowPane buttons = new FlowPane(
                GAP,
                GAP,
                button("choose-file", "Open another\u2026", onChoose),
                button(wayOut.id(), wayOut.text(), wayOut.action()),
                readOnly(isReadOnly, onReadOnly));
        buttons.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(path, buttons);
    }

    /** Shows what holds; the window is opened anew for what is wanted. */
    private static CheckBox readOnly(boolean isReadOnly, Consumer<Boolean> onReadOnly) {
        CheckBox box = new CheckBox("Read-only");
        box.setId("read-only-wanted");
        box.setSelected(isReadOnly);
        box.setOnAction(event -> {
            box.setSelected(isReadOnly);
            onReadOnly.accept(!isReadOnly);
        });
        return box;
    }

    private static Button button(String id, String text, Runnable action) {
        Button button = new Button(text);
        button.setId(id);
        button.getStyleClass().add(Styles.SMALL);
        button.setMinWidth(Button.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }
}
