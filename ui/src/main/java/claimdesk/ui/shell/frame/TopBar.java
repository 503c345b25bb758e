package claimdesk.ui.shell.frame;

import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.Shortening;
import claimdesk.ui.live.LiveViewModel;
import claimdesk.ui.search.SearchBox;
import claimdesk.ui.shell.ShellViewModel;
import claimdesk.ui.simulate.ProtocolText;
import claimdesk.ui.simulate.run.RunOrder;
import claimdesk.ui.simulate.run.RunState;
import claimdesk.ui.simulate.run.RunViewModel;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;

/** Which file is open, and under which protocol a run goes on in it. */
final class TopBar extends HBox {

    private static final double FILE_WIDTH_MAX = 260;

    private final Label fileState = new Label();
    private final Label run = new Label();
    private final Label protocol = new Label();

    TopBar(ShellViewModel model, SearchBox search) {
        setId("top-bar");
        getStyleClass().add("top-bar");
        Label file = Icons.word(Feather.DATABASE, model.fileName(), "file-name");
        file.setId("file-name");
        file.setMinWidth(USE_PREF_SIZE);
        file.setMaxWidth(FILE_WIDTH_MAX);
        Icons.explain(file, model.filePath());
        fileState.setId("file-state");
        run.setId("run-state");
        run.getStyleClass().add("run-state");
        protocol.setId("run-protocol");
        protocol.getStyleClass().addAll("tag");
        fileState.setMinWidth(USE_PREF_SIZE);
        run.setMinWidth(USE_PREF_SIZE);
        protocol.setMinWidth(USE_PREF_SIZE);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox.setHgrow(search, Priority.SOMETIMES);
        getChildren().addAll(search, space, file, fileState, run, protocol);
        Shortening words = Shortening.of(this).word(run).word(fileState).word(protocol);
        if (model.isReadOnly()) {
            Label readOnly = readOnly();
            getChildren().setAll(search, space, file, readOnly, fileState);
            words.word(readOnly);
        }
        words.word(file).step(search::setShort);
        search.onFocus(words::fit);
        model.live().openProperty().addListener((property, before, now) -> showFile(model.live()));
        model.live().problemProperty().addListener((property, before, now) -> showFile(model.live()));
        showFile(model.live());
        model.run().stateProperty().addListener((property, before, now) -> showRun(model.run()));
        model.run().speedProperty().addListener((property, before, now) -> showRun(model.run()));
        showRun(model.run());
    }

    private static Label readOnly() {
        Label label = Icons.word(Feather.LOCK, "read-only", "tag", "tag-study");
        label.setId("read-only");
        Icons.explain(
                label,
                "The file is only looked at: nothing is written to it, and what writes is not offered. Settings turn"
                        + " that off.");
        return label;
    }

    private void showFile(LiveViewModel live) {
        boolean isOpen = live.openProperty().get();
        boolean isBroken = !isOpen && !live.problemProperty().get().isEmpty();
        fileState.setText(isOpen ? "open" : isBroken ? "cannot be used" : "opening");
        fileState.setGraphic(Icons.of(isOpen ? Feather.CHECK : isBroken ? Feather.ALERT_TRIANGLE : Feather.LOADER));
        fileState.getStyleClass().setAll("label", "state", isOpen ? "good" : isBroken ? "bad" : "waiting");
    }

    private void showRun(RunViewModel model) {
        Optional<RunOrder> order = model.runningProperty().get();
        RunState state = model.stateProperty().get();
        run.setText(
                order.isEmpty()
                        ? state.text()
                        : state.text() + " \u00B7 "
                                + model.speedProperty().get().text());
        run.setGraphic(Icons.of(icon(state)));
        run.getStyleClass().setAll("label", "state", "run-" + state.name().toLowerCase(Locale.ROOT));
        protocol.setVisible(order.isPresent());
        protocol.setManaged(order.isPresent());
        order.ifPresent(one -> {
            protocol.setText(ProtocolText.of(one.protocol()));
            protocol.setGraphic(Icons.of(ProtocolText.icon(one.protocol())));
            protocol.getStyleClass().setAll("label", "tag", one.protocol().isFitForUse() ? "tag-fit" : "tag-study");
        });
    }

    private static Feather icon(RunState state) {
        switch (state) {
            case RUNNING:
                return Feather.PLAY_CIRCLE;
            case PAUSED:
                return Feather.PAUSE_CIRCLE;
            case STOPPING:
                return Feather.LOADER;
            default:
                return Feather.MINUS_CIRCLE;
        }
    }
}
