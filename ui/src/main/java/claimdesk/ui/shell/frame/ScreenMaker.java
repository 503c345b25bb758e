package claimdesk.ui.shell.frame;

import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.ui.agent.KeyActionsBar;
import claimdesk.ui.agent.KeyQuestionView;
import claimdesk.ui.agent.NotesView;
import claimdesk.ui.controls.Once;
import claimdesk.ui.importing.view.ImportingView;
import claimdesk.ui.importing.view.WaysOut;
import claimdesk.ui.investigate.InvestigateCommands;
import claimdesk.ui.investigate.InvestigateView;
import claimdesk.ui.investigate.find.FindView;
import claimdesk.ui.learn.LearnView;
import claimdesk.ui.live.LiveView;
import claimdesk.ui.live.detail.DetailView.KeyActs;
import claimdesk.ui.settings.DataFileView;
import claimdesk.ui.settings.DataFileView.WayOut;
import claimdesk.ui.settings.NewDeskViewModel;
import claimdesk.ui.settings.SettingsView;
import claimdesk.ui.shell.FileDesk;
import claimdesk.ui.shell.Screen;
import claimdesk.ui.shell.ShellViewModel;
import claimdesk.ui.simulate.RunBar;
import claimdesk.ui.simulate.SimulateView;
import claimdesk.ui.simulate.field.FollowFocus;
import claimdesk.ui.simulate.result.ResultView;
import java.util.Optional;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;

/** Makes the screens of the window, each from its own part and what it offers of the others. */
final class ScreenMaker {

    private final ShellViewModel model;
    private final FileDesk files;

    ScreenMaker(ShellViewModel model, FileDesk files) {
        this.model = model;
        this.files = files;
    }

    Node make(Screen screen) {
        return switch (screen) {
            case LIVE -> live();
            case INVESTIGATE -> investigate();
            case SIMULATE -> new SimulateView(model.simulate(), model.isReadOnly());
            case LEARN -> new LearnView(model.learn());
            case IMPORT -> importing();
            case SETTINGS -> new SettingsView(model.settings(), dataFile(), new NewDeskViewModel(model.settings()));
        };
    }

    private Node live() {
        if (model.isReadOnly()) {
            return scrolled(new LiveView(model.live(), Optional.empty(), model::findImported));
        }
        LiveView lanes = new LiveView(
                model.live(), Optional.of(() -> model.run().start(ShippedScenarios.DEMO)), model::findImported);
        lanes.offer(() -> {
            KeyQuestionView question = new KeyQuestionView(model.agent().ofLive());
            return new KeyActs(
                    new KeyActionsBar(model.agent().ofLive(), "live"), scrolled(question), question.askingProperty());
        });
        BorderPane screen = new BorderPane(scrolled(lanes));
        // Nothing can be run before the file is open, and the first frame of the window does not wait for that.
        Once.isTrue(
                model.live().openProperty(),
                () -> screen.setTop(new VBox(new RunBar(model.run()), new ResultView(model.run()))));
        return screen;
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
                        Optional.of(() -> model.screenProperty().set(Screen.IMPORT)),
                        files::chooseDataFile,
                        demo,
                        model::replay));
        FindView find = new FindView(model.find());
        screen.findBy(find, find::begin);
        if (!model.isReadOnly()) {
            screen.addAction(new KeyActionsBar(model.agent().ofCase(), "case"));
            ScrollPane question = scrolled(new KeyQuestionView(model.agent().ofCase()));
            question.getStyleClass().add("case-line");
            screen.addLine(question);
        }
        screen.addSection(new NotesView(model.agent().notes(), model.isReadOnly()));
        return screen;
    }

    private Node importing() {
        WaysOut ways = new WaysOut(
                model::findImported,
                () -> files.openForImport(model.file(), model.importing().waiting()),
                () -> files.openOwnForImport(model.importing().waiting()));
        return new ImportingView(model.importing(), ways);
    }

    private DataFileView dataFile() {
        return new DataFileView(
                model.filePath(), model.isReadOnly(), files::chooseDataFile, wayOut(model, files), files::openReadOnly);
    }

    /** The person's own file is no way out of itself, and may be broken. */
    static WayOut wayOut(ShellViewModel model, FileDesk files) {
        return files.isOwn(model.file())
                ? WayOut.toTemporary(files::openTemporaryDataFile)
                : WayOut.toOwn(files::openOwnDataFile);
    }

    /** There only while there is something to ask or to tell; scrolls where it has too little room. */
    private static ScrollPane scrolled(KeyQuestionView question) {
        // As high as its lines need at the width that it gets: a long answer takes several.
        ScrollPane scroll = new ScrollPane(question) {
            @Override
            public Orientation getContentBias() {
                return Orientation.HORIZONTAL;
            }
        };
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
}
