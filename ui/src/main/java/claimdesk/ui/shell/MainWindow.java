package claimdesk.ui.shell;

import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.ui.agent.KeyActionsBar;
import claimdesk.ui.agent.KeyQuestionView;
import claimdesk.ui.agent.NotesView;
import claimdesk.ui.controls.ZoomPane;
import claimdesk.ui.importing.view.ImportStrip;
import claimdesk.ui.importing.view.ImportingView;
import claimdesk.ui.importing.view.WaysOut;
import claimdesk.ui.investigate.InvestigateCommands;
import claimdesk.ui.investigate.InvestigateView;
import claimdesk.ui.investigate.find.FindView;
import claimdesk.ui.learn.LearnView;
import claimdesk.ui.live.LiveView;
import claimdesk.ui.search.SearchBox;
import claimdesk.ui.settings.DataFileView;
import claimdesk.ui.settings.NewDeskViewModel;
import claimdesk.ui.settings.SettingsView;
import claimdesk.ui.settings.WindowPlace;
import claimdesk.ui.settings.Zoom;
import claimdesk.ui.simulate.RunBar;
import claimdesk.ui.simulate.SimulateView;
import claimdesk.ui.simulate.field.FollowFocus;
import claimdesk.ui.simulate.result.ResultView;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.application.Application;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
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
    private final Map<Screen, Node> screens = new EnumMap<>(Screen.class);
    private final SearchBox search;

    private MainWindow(ShellViewModel model, FileDesk files) {
        this.model = model;
        this.files = files;
        this.search = new SearchBox(model.search());
    }

    /** Fills {@code stage} and shows it at that size. */
    public static void show(Stage stage, ShellViewModel model, FileDesk files, double width, double height) {
        MainWindow window = new MainWindow(model, files);
        model.learn()
                .presentedProperty()
                .bind(stage.fullScreenProperty().and(model.screenProperty().isEqualTo(Screen.LEARN)));
        ZoomPane root = new ZoomPane(window.root(stage.fullScreenProperty().not()));
        Scene scene = new Scene(root, width, height);
        scene.getStylesheets()
                .add(Objects.requireNonNull(MainWindow.class.getResource(STYLESHEET))
                        .toExternalForm());
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
                new Banner("file-problem", model.live().problemProperty())
                        .with("Open another file\u2026", files::chooseDataFile)
                        .with("Back to my own", files::openOwnDataFile),
                new Banner("run-problem", model.run().problemProperty()).with("Close", model.run()::putProblemAway),
                new ImportStrip(
                        model.importing(),
                        model.screenProperty().isNotEqualTo(Screen.IMPORT),
                        () -> model.screenProperty().set(Screen.IMPORT)));
        screens.put(Screen.LIVE, live());
        screens.put(Screen.INVESTIGATE, investigate());
        screens.put(
                Screen.SETTINGS,
                new SettingsView(model.settings(), dataFile(), new NewDeskViewModel(model.settings())));
        StackPane stack = new StackPane();
        // A screen that needs more room than there is must not push the bars out of the window.
        stack.setMinSize(0, 0);
        stack.getChildren().addAll(screens.values());
        model.screenProperty().addListener((property, before, now) -> {
            makeLater(stack, now);
            show(now);
        });
        makeLater(stack, model.screenProperty().get());
        show(model.screenProperty().get());
        BorderPane work = new BorderPane(stack);
        work.setTop(shownIf(model.learn().presentedProperty().not(), top));
        work.setBottom(shownIf(hasFrame, new StatusLine(model.live().status())));
        work.setMinSize(0, 0);
        BorderPane root = new BorderPane(work);
        root.setLeft(
                shownIf(hasFrame, new Navigation(model, root.widthProperty().lessThan(WORDS_FROM))));
        root.getStyleClass().add("claimdesk");
        return root;
    }

    private Node investigate() {
        Optional<Runnable> demo = model.isReadOnly()
                ? Optional.empty()
                : Optional.of(() -> {
                    model.screenProperty().set(Screen.LIVE);
                    model.run().start(ShippedScenarios.DEMO);
                });
        InvestigateView screen = new InvestigateView(
                model.investigate(),
                new InvestigateCommands(
                        Optional.of(() -> model.screenProperty().set(Screen.IMPORT)), files::chooseDataFile, demo));
        model.find().map(FindView::new).ifPresent(find -> screen.findBy(find, find::begin));
        if (!model.isReadOnly()) {
            screen.addAction(new KeyActionsBar(model.agent().ofCase(), "case"));
            ScrollPane question = scrolled(new KeyQuestionView(model.agent().ofCase()));
            question.getStyleClass().add("case-line");
            screen.addLine(question);
        }
        screen.addSection(new NotesView(model.agent().notes(), model.isReadOnly()));
        return screen;
    }

    private DataFileView dataFile() {
        return new DataFileView(
                model.filePath(),
                model.isReadOnly(),
                files::chooseDataFile,
                files::openOwnDataFile,
                files::openReadOnly);
    }

    private static Node shownIf(BooleanBinding condition, Node node) {
        node.visibleProperty().bind(condition);
        node.managedProperty().bind(condition);
        return node;
    }

    /** Made when it is first shown, so that the start of the window does not pay for it. */
    private void makeLater(StackPane stack, Screen shown) {
        if (!screens.containsKey(shown)) {
            screens.put(
                    shown,
                    switch (shown) {
                        case SIMULATE -> new SimulateView(model.simulate(), model.isReadOnly());
                        case IMPORT -> importing();
                        default -> new LearnView(model.learn());
                    });
            stack.getChildren().add(screens.get(shown));
        }
    }

    private Node importing() {
        WaysOut ways = new WaysOut(
                model::findImported,
                () -> files.openForImport(model.file(), model.importing().waiting()),
                () -> files.openOwnForImport(model.importing().waiting()));
        return new ImportingView(model.importing(), ways);
    }

    private Node live() {
        if (model.isReadOnly()) {
            return scrolled(new LiveView(model.live(), Optional.empty()));
        }
        LiveView lanes =
                new LiveView(model.live(), Optional.of(() -> model.run().start(ShippedScenarios.DEMO)));
        KeyQuestionView question = new KeyQuestionView(model.agent().ofLive());
        lanes.act(new KeyActionsBar(model.agent().ofLive(), "live"), scrolled(question), question.askingProperty());
        BorderPane screen = new BorderPane(scrolled(lanes));
        screen.setTop(new VBox(new RunBar(model.run()), new ResultView(model.run())));
        return screen;
    }

    /** There only while there is something to ask or to tell; scrolls where it has too little room. */
    private static ScrollPane scrolled(KeyQuestionView question) {
        ScrollPane scroll = new ScrollPane(question);
        scroll.setFitToWidth(true);
        scroll.setMinHeight(0);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().addAll("column-scroll", "key-question-scroll");
        scroll.visibleProperty().bind(question.visibleProperty());
        scroll.managedProperty().bind(scroll.visibleProperty());
        FollowFocus.in(scroll);
        return scroll;
    }

    /** Scrolls only where the window is too low for it. */
    private static ScrollPane scrolled(LiveView live) {
        ScrollPane scroll = new ScrollPane(live);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().add("column-scroll");
        FollowFocus.in(scroll);
        return scroll;
    }

    /** Only the screen that is shown takes part in layout and in the order of the Tab key. */
    private void show(Screen shown) {
        screens.forEach((screen, node) -> {
            node.setVisible(screen == shown);
            node.setManaged(screen == shown);
        });
    }
}
