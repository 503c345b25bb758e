package claimdesk.ui.simulate.editor;

import atlantafx.base.theme.Styles;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.Shortening;
import claimdesk.ui.simulate.field.FollowFocus;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** What the columns of the form are made of. */
public final class Parts {

    private Parts() {}

    /** A column: its header stays, the rest scrolls. */
    public static VBox column(String id, Node header, Node... rest) {
        VBox content = new VBox(rest);
        content.getStyleClass().add("column-content");
        ScrollPane scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("column-scroll");
        FollowFocus.in(scroll);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        VBox column = new VBox(header, scroll);
        VBox.setVgrow(column, Priority.ALWAYS);
        column.setId(id);
        column.getStyleClass().add("column");
        return column;
    }

    /** The words of its buttons give way where the column is narrow. */
    public static HBox header(Feather feather, String title, Node... buttons) {
        Label name = Icons.word(feather, title, "column-title");
        HBox space = new HBox();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox header = new HBox(name, space);
        header.getChildren().addAll(buttons);
        header.getStyleClass().add("column-title-bar");
        Shortening words = Shortening.of(header);
        Stream.of(buttons).filter(ToggleButton.class::isInstance).forEach(button -> words.word((ToggleButton) button));
        return header;
    }

    static Label section(String title) {
        Label label = new Label(title);
        label.getStyleClass().add("section-title");
        return label;
    }

    /** A button of which the icon says all; the words are for those who hover or do not see it. */
    static Button icon(String id, Feather feather, String words, Runnable action) {
        Button button = new Button(null, Icons.of(feather));
        button.setId(id);
        button.getStyleClass().addAll(Styles.BUTTON_ICON, Styles.FLAT, Styles.SMALL);
        button.setAccessibleText(words);
        Icons.explain(button, words);
        button.setMinWidth(Button.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }
}
