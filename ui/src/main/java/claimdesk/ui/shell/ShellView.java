package claimdesk.ui.shell;

import claimdesk.ui.controls.Nodes;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.live.LiveView;
import claimdesk.ui.live.LiveViewModel;
import claimdesk.ui.simulate.RunBar;
import claimdesk.ui.simulate.RunResultView;
import claimdesk.ui.simulate.RunViewModel;
import java.nio.file.Path;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The main window's content: navigation at the left, the file above, the screen, the status line. */
public final class ShellView extends BorderPane {

    private final LiveView screen;
    private final ObjectProperty<Theme> theme = new SimpleObjectProperty<>(Theme.LIGHT);

    public ShellView(Path file, RunViewModel run, LiveViewModel live) {
        getStyleClass().add("shell");
        getStylesheets().add(ShellView.class.getResource("claimdesk.css").toExternalForm());
        screen = new LiveView(
                live,
                run::startDemo,
                Bindings.createBooleanBinding(() -> run.state().get().isActive(), run.state()));
        VBox.setVgrow(screen, Priority.ALWAYS);
        VBox centre = new VBox(
                banner("run-failure", run.failure()),
                banner("live-failure", live.failure()),
                new RunBar(run),
                new RunResultView(run),
                screen);
        centre.getStyleClass().add("centre");
        setLeft(navigation());
        setTop(top(file, run));
        setCenter(centre);
        setBottom(status(live));
    }

    /** Puts the focus where a person most likely begins. */
    public void focusFirst() {
        screen.focusFirst();
    }

    /** The look that was chosen. */
    public ObjectProperty<Theme> theme() {
        return theme;
    }

    private VBox navigation() {
        ToggleButton liveScreen = new ToggleButton("Live", Nodes.icon(Feather.RADIO));
        liveScreen.setSelected(true);
        liveScreen.setMaxWidth(Double.MAX_VALUE);
        liveScreen.setOnAction(press -> liveScreen.setSelected(true));
        Region room = new Region();
        VBox.setVgrow(room, Priority.ALWAYS);
        Button look = new Button();
        look.setId("theme");
        look.setMaxWidth(Double.MAX_VALUE);
        look.textProperty().bind(theme.map(now -> now == Theme.LIGHT ? "Dark" : "Light"));
        look.graphicProperty().bind(theme.map(now -> Nodes.icon(now == Theme.LIGHT ? Feather.MOON : Feather.SUN)));
        look.setAccessibleText("Change between the light and the dark look");
        look.setOnAction(press -> theme.set(theme.get().other()));
        VBox navigation = new VBox(6, liveScreen, room, look);
        navigation.getStyleClass().add("navigation");
        return navigation;
    }

    private static HBox top(Path file, RunViewModel run) {
        Label name = Nodes.label("Claimdesk", "program-name");
        Label fileName = Nodes.label(ShownText.of(file.getFileName().toString()), "file-name");
        fileName.setGraphic(Nodes.icon(Feather.DATABASE));
        fileName.setTooltip(new Tooltip(ShownText.of(file.toAbsolutePath().toString())));
        Label protocol = Nodes.label("", "file-protocol");
        protocol.textProperty()
                .bind(run.order()
                        .map(order -> order.map(asked -> asked.protocol().id()).orElse("")));
        HBox top = new HBox(14, name, Nodes.spacer(), fileName, protocol);
        top.getStyleClass().add("top");
        return top;
    }

    private static HBox banner(String id, ObservableValue<String> text) {
        Label label = Nodes.label("", "banner-text");
        label.setId(id);
        label.setWrapText(true);
        label.setGraphic(Nodes.icon(Feather.ALERT_TRIANGLE));
        label.textProperty().bind(text);
        HBox banner = new HBox(label);
        banner.getStyleClass().add("banner");
        banner.visibleProperty().bind(text.map(message -> !message.isEmpty()));
        banner.managedProperty().bind(banner.visibleProperty());
        return banner;
    }

    private static HBox status(LiveViewModel live) {
        Label figures = Nodes.label("", "figures");
        figures.setId("figures");
        figures.textProperty().bind(live.figures());
        HBox status = new HBox(figures);
        status.getStyleClass().add("status");
        return status;
    }
}
