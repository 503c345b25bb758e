package claimdesk.ui.shell.frame;

import claimdesk.ui.controls.Banner;
import claimdesk.ui.controls.ZoomPane;
import claimdesk.ui.importing.view.ImportStrip;
import claimdesk.ui.search.SearchBox;
import claimdesk.ui.settings.DataFileView.WayOut;
import claimdesk.ui.settings.WindowPlace;
import claimdesk.ui.settings.Zoom;
import claimdesk.ui.shell.DroppedFiles;
import claimdesk.ui.shell.FileDesk;
import claimdesk.ui.shell.Screen;
import claimdesk.ui.shell.ShellViewModel;
import claimdesk.ui.shell.Theme;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.Objects;
import javafx.application.Application;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;

/** The window as a whole. */
public final class MainWindow {

    private static final String STYLESHEET = "claimdesk.css";

    /** Menus and tooltips are windows of their own, which the zoom of this one does not reach. */
    private static final String POPUP_STYLE =
            ".context-menu, .tooltip, .combo-box-popup > .list-view, .search-found { -fx-font-size: %.2fpx; }";

    private static final double FONT_PIXELS = 13;

    /** From this width on the rail shows words. */
    private static final double WORDS_FROM = 1000;

    private final ShellViewModel model;
    private final FileDesk files;
    private final SearchBox search;

    private MainWindow(ShellViewModel model, FileDesk files) {
        this.model = model;
        this.files = files;
        this.search = new SearchBox(model.search());
    }

    /** Fills {@code stage} and shows it at that size. */
    public static void show(Stage stage, ShellViewModel model, FileDesk files, double width, double height) {
        // Before the first control, which would load the theme that JavaFX comes with.
        Application.setUserAgentStylesheet(model.themeProperty().get().stylesheet());
        MainWindow window = new MainWindow(model, files);
        model.learn()
                .presentedProperty()
                .bind(stage.fullScreenProperty().and(model.screenProperty().isEqualTo(Screen.LEARN)));
        ZoomPane root = new ZoomPane(window.root(stage.fullScreenProperty().not()));
        Scene scene = new Scene(root, width, height);
        scene.getStylesheets()
                .add(Objects.requireNonNull(Theme.class.getResource(STYLESHEET)).toExternalForm());
        model.themeProperty().addListener((property, before, now) -> look(scene, now));
        look(scene, model.themeProperty().get());
        model.settings().settingsProperty().addListener((property, before, now) -> size(scene, root, now.zoom()));
        size(scene, root, model.settings().settings().zoom());
        new Keys(model, window.search::begin, stage).on(scene);
        FileDrop.on(scene, new DroppedFiles(model, files)::take);
        stage.setTitle("Claimdesk \u2014 " + model.fileName());
        stage.setMinWidth(WindowPlace.WIDTH_MIN);
        stage.setMinHeight(WindowPlace.HEIGHT_MIN);
        stage.setScene(scene);
        stage.setFullScreenExitHint("");
        // Set, not added: a window that shows another file is only asked about what it shows.
        stage.setOnCloseRequest(event -> {
            if (model.asksBeforeLeaving()) {
                event.consume();
                model.leave(stage::close);
            }
        });
        stage.show();
    }

    private static void look(Scene scene, Theme theme) {
        Application.setUserAgentStylesheet(theme.stylesheet());
        scene.getRoot().getStyleClass().removeAll(Theme.LIGHT.text(), Theme.DARK.text());
        scene.getRoot().getStyleClass().add(theme.text());
    }

    private static void size(Scene scene, ZoomPane root, Zoom zoom) {
        root.factorProperty().set(zoom.factor());
        String style = String.format(Locale.ROOT, POPUP_STYLE, FONT_PIXELS * zoom.factor());
        String sheet =
                "data:text/css;base64," + Base64.getEncoder().encodeToString(style.getBytes(StandardCharsets.UTF_8));
        scene.getStylesheets().removeIf(one -> one.startsWith("data:"));
        scene.getStylesheets().add(sheet);
    }

    /**
     * @param hasFrame whether rail and status line are shown; not where the full screen is for an audience
     */
    private BorderPane root(BooleanBinding hasFrame) {
        VBox top = new VBox(
                new TopBar(model, search),
                new Banner("problem", model.problemProperty()).with("Close", model::putProblemAway),
                fileProblem(),
                new Banner("run-problem", model.run().problemProperty()).with("Close", model.run()::putProblemAway),
                new ImportStrip(
                        model.importing(),
                        model.screenProperty().isNotEqualTo(Screen.IMPORT),
                        () -> model.screenProperty().set(Screen.IMPORT)));
        BorderPane work = new BorderPane(new ScreenStack(model.screenProperty(), new ScreenMaker(model, files)::make));
        work.setTop(shownIf(model.learn().presentedProperty().not(), top));
        work.setBottom(shownIf(hasFrame, new StatusLine(model.live().status())));
        work.setMinSize(0, 0);
        BorderPane root = new BorderPane(work);
        root.setLeft(
                shownIf(hasFrame, new Navigation(model, root.widthProperty().lessThan(WORDS_FROM))));
        root.getStyleClass().add("claimdesk");
        return root;
    }

    /** The way out of a file that cannot be used; the person's own one is none if it is the file itself. */
    private Banner fileProblem() {
        Banner banner = new Banner("file-problem", model.live().problemProperty())
                .with("Open another file\u2026", files::chooseDataFile);
        WayOut out = ScreenMaker.wayOut(model, files);
        return banner.with(out.text(), out.action());
    }

    private static Node shownIf(BooleanBinding condition, Node node) {
        node.visibleProperty().bind(condition);
        node.managedProperty().bind(condition);
        return node;
    }
}
