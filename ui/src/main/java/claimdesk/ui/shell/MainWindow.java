package claimdesk.ui.shell;

import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.ui.live.LiveView;
import claimdesk.ui.simulate.RunBar;
import claimdesk.ui.simulate.SimulateView;
import claimdesk.ui.simulate.result.ResultView;
import java.util.Objects;
import javafx.application.Application;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;

/** The window as a whole. */
public final class MainWindow {

    public static final double WIDTH = 1280;
    public static final double HEIGHT = 800;

    private static final double WIDTH_MIN = 960;
    private static final double HEIGHT_MIN = 600;
    private static final String STYLESHEET = "claimdesk.css";

    private MainWindow() {}

    /** Fills {@code stage} and shows it at that size. */
    public static void show(Stage stage, ShellViewModel model, double width, double height) {
        Scene scene = new Scene(root(model), width, height);
        scene.getStylesheets()
                .add(Objects.requireNonNull(MainWindow.class.getResource(STYLESHEET))
                        .toExternalForm());
        model.themeProperty().addListener((property, before, now) -> look(scene, now));
        look(scene, model.themeProperty().get());
        stage.setTitle("Claimdesk \u2014 " + model.fileName());
        stage.setMinWidth(WIDTH_MIN);
        stage.setMinHeight(HEIGHT_MIN);
        stage.setScene(scene);
        for (Screen screen : Screen.values()) {
            scene.getAccelerators().put(KeyCombination.valueOf(screen.keys()), () -> model.screenProperty()
                    .set(screen));
        }
        stage.setOnCloseRequest(event -> {
            event.consume();
            model.leave(stage::close);
        });
        stage.show();
    }

    private static void look(Scene scene, Theme theme) {
        Application.setUserAgentStylesheet(theme.stylesheet());
        scene.getRoot().getStyleClass().removeAll(Theme.LIGHT.text(), Theme.DARK.text());
        scene.getRoot().getStyleClass().add(theme.text());
    }

    private static BorderPane root(ShellViewModel model) {
        BorderPane live =
                new BorderPane(new LiveView(model.live(), () -> model.run().start(ShippedScenarios.DEMO)));
        live.setTop(new VBox(new RunBar(model.run()), new ResultView(model.run())));
        StackPane screens = new StackPane();
        add(screens, model, Screen.LIVE, live);
        whenFirstShown(
                model, Screen.SIMULATE, () -> add(screens, model, Screen.SIMULATE, new SimulateView(model.simulate())));
        BorderPane work = new BorderPane(screens);
        work.setTop(new VBox(
                new TopBar(model),
                new Banner("file-problem", model.live().problemProperty()),
                new Banner("run-problem", model.run().problemProperty()).with("Close", model.run()::putProblemAway)));
        work.setBottom(new StatusLine(model.live().status()));
        BorderPane root = new BorderPane(work);
        root.setLeft(new Navigation(model));
        root.getStyleClass().add("claimdesk");
        return root;
    }

    private static void add(StackPane screens, ShellViewModel model, Screen screen, Node node) {
        node.visibleProperty().bind(model.screenProperty().isEqualTo(screen));
        node.managedProperty().bind(node.visibleProperty());
        screens.getChildren().add(node);
    }

    /** A screen that nobody looks at costs the start of the window nothing. */
    private static void whenFirstShown(ShellViewModel model, Screen screen, Runnable make) {
        if (model.screenProperty().get() == screen) {
            make.run();
            return;
        }
        model.screenProperty().addListener(new ChangeListener<>() {
            @Override
            public void changed(ObservableValue<? extends Screen> property, Screen before, Screen now) {
                if (now == screen) {
                    model.screenProperty().removeListener(this);
                    make.run();
                }
            }
        });
    }
}
