package claimdesk.ui.investigate;

import claimdesk.ui.controls.Icons;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** What is shown where no case is open: how to open one, and how to get the first row. */
final class EmptyCaseView extends VBox {

    EmptyCaseView(InvestigateCommands commands) {
        setId("no-case");
        getStyleClass().add("empty");
        setMinSize(0, 0);
        Label title = new Label("No case is open");
        title.getStyleClass().add("empty-title");
        Label text = text("Find an order, a key or a request (Ctrl+F here, Ctrl+K anywhere) and open it: its timeline,"
                + " what is proven by which rows, and what to tell the vendor.");
        Label first =
                text("Nothing to find yet? Import what other systems wrote down, open a file that has a journal, or"
                        + " run the demo, which leaves one refused save to look into.");
        FlowPane ways = new FlowPane();
        ways.getStyleClass().add("empty-ways");
        commands.importFiles().ifPresent(way -> ways.getChildren()
                .add(button("import-evidence", "Import evidence\u2026", Feather.DOWNLOAD, way)));
        ways.getChildren().add(button("open-file", "Open a file\u2026", Feather.FOLDER, commands.openFile()));
        commands.runDemo()
                .ifPresent(way -> ways.getChildren().add(button("run-demo", "Run the demo", Feather.PLAY, way)));
        getChildren().addAll(Icons.of(Feather.SEARCH, "empty-icon"), title, text, first, ways);
    }

    private static Label text(String words) {
        Label text = new Label(words);
        text.setWrapText(true);
        text.setMinHeight(USE_PREF_SIZE);
        text.getStyleClass().add("empty-text");
        return text;
    }

    private static Button button(String id, String text, Feather icon, Runnable way) {
        Button button = new Button(text, Icons.of(icon));
        button.setId(id);
        button.setOnAction(event -> way.run());
        return button;
    }
}
