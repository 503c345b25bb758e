package claimdesk.ui.learn.explore;

import atlantafx.base.theme.Styles;
import claimdesk.app.explore.Exploration;
import claimdesk.app.explore.Exploration.Break;
import claimdesk.app.room.Setting;
import claimdesk.store.claim.Protocol;
import claimdesk.store.study.Protocols;
import claimdesk.ui.background.Ticker;
import claimdesk.ui.controls.ChoiceWords;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.simulate.ProtocolText;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The explorer: what is tried, how far it has come, and the shortest break of each invariant as a playable schedule. */
public final class ExploreView extends ScrollPane {

    private final ExploreViewModel model;
    private final VBox breaks = new VBox();
    private final Label summary = new Label();
    private final Ticker ticker;

    public ExploreView(ExploreViewModel model) {
        this.model = model;
        this.ticker = new Ticker(model::beat);
        setId("explorer");
        getStyleClass().addAll("page", "explorer");
        setFitToWidth(true);
        setAccessibleText("Explorer");
        Label intro =
                new Label("Every order in which the steps of a few callers of one key can happen, on real SQLite, with"
                        + " the clock, the purge and faults anywhere between them.");
        intro.setWrapText(true);
        intro.getStyleClass().add("stepper-muted");
        summary.setId("explore-summary");
        summary.setWrapText(true);
        summary.getStyleClass().add("explore-summary");
        summary.textProperty().bind(model.summaryProperty());
        summary.visibleProperty().bind(model.summaryProperty().isNotEmpty());
        summary.managedProperty().bind(summary.visibleProperty());
        breaks.setId("explore-breaks");
        breaks.getStyleClass().add("explore-breaks");
        VBox body = new VBox(intro, choices(), progress(), summary, breaks);
        body.getStyleClass().add("explore-body");
        setContent(body);
        model.foundProperty().addListener((property, before, now) -> show(now));
        model.searchingProperty().addListener((property, before, now) -> beat(now));
        show(model.foundProperty().get());
    }

    private void beat(boolean isSearching) {
        if (isSearching) {
            ticker.start();
        } else {
            ticker.close();
        }
    }

    private FlowPane choices() {
        ComboBox<Protocol> protocol =
                choice("protocol", "Protocol", Protocols.all(), model.protocolProperty(), ProtocolText::of);
        ComboBox<Integer> callers = choice(
                "callers",
                "Callers",
                IntStream.rangeClosed(1, Setting.CALLERS_MAX).boxed().toList(),
                model.callersProperty(),
                count -> count == 1 ? "1 caller" : count + " callers");
        ComboBox<Integer> faults = choice(
                "faults",
                "Faults",
                IntStream.rangeClosed(0, Setting.FAULTS_MAX).boxed().toList(),
                model.faultsProperty(),
                count -> count == 0 ? "no faults" : count == 1 ? "up to 1 fault" : "up to " + count + " faults");
        Button start = new Button("Try every order", Icons.of(Feather.COMPASS));
        start.setId("explore-start");
        start.getStyleClass().add(Styles.ACCENT);
        start.setOnAction(event -> model.start());
        start.disableProperty().bind(model.searchingProperty());
        Button cancel = new Button("Cancel", Icons.of(Feather.X));
        cancel.setId("explore-cancel");
        cancel.setOnAction(event -> model.cancel());
        cancel.disableProperty().bind(model.searchingProperty().not());
        Icons.explain(cancel, "Ends the search; what was tried until then is reported, and that it is not all.");
        FlowPane choices = new FlowPane(protocol, callers, faults, start, cancel);
        choices.getStyleClass().add("stepper-bar");
        return choices;
    }

    private <T> ComboBox<T> choice(
            String id, String name, List<T> all, ObjectProperty<T> chosen, Function<T, String> text) {
        ComboBox<T> box = new ComboBox<>();
        box.setId("explore-" + id);
        box.setAccessibleText(name);
        box.getItems().addAll(all);
        box.setVisibleRowCount(all.size());
        box.setConverter(new ChoiceWords<>(text));
        box.valueProperty().bindBidirectional(chosen);
        box.disableProperty().bind(model.searchingProperty());
        return box;
    }

    private HBox progress() {
        ProgressBar bar = new ProgressBar(0);
        bar.setId("explore-progress");
        bar.setAccessibleText("How much is done, a guess");
        Label states = figure("explore-states");
        Label rate = figure("explore-rate");
        Label left = figure("explore-left");
        model.coveredProperty().addListener((property, before, now) -> {
            bar.setProgress(now.part());
            states.setText(now.statesText());
            rate.setText(now.rateText());
            left.setText(model.searchingProperty().get() ? now.leftText() : "");
        });
        model.searchingProperty().addListener((property, before, now) -> left.setText(""));
        HBox progress = new HBox(bar, states, rate, left);
        progress.getStyleClass().add("explore-progress");
        progress.visibleProperty()
                .bind(model.searchingProperty().or(model.summaryProperty().isNotEmpty()));
        progress.managedProperty().bind(progress.visibleProperty());
        return progress;
    }

    private static Label figure(String id) {
        Label label = new Label();
        label.setId(id);
        label.getStyleClass().add("explore-figure");
        return label;
    }

    private void show(Optional<Exploration> found) {
        breaks.getChildren()
                .setAll(found.map(Exploration::breaks).orElse(List.of()).stream()
                        .map(this::row)
                        .toList());
        boolean isNone =
                found.filter(all -> all.breaks().isEmpty() && all.isComplete()).isPresent();
        summary.setGraphic(found.isEmpty() ? null : Icons.of(isNone ? Feather.SHIELD : Feather.INFO));
        summary.getStyleClass().remove("explore-none");
        if (isNone) {
            summary.getStyleClass().add("explore-none");
        }
    }

    private Node row(Break one) {
        boolean isComplete =
                model.foundProperty().get().filter(Exploration::isComplete).isPresent();
        Label what =
                Icons.word(Feather.ALERT_TRIANGLE, "Broken: " + one.invariant().id(), "stepper-broken");
        Label how = new Label((isComplete ? "the shortest of all, " : "the shortest tried, ")
                + one.schedule().moves().size() + " moves: " + one.schedule().id());
        how.getStyleClass().add("explore-id");
        how.setMinWidth(0);
        Button open = button("open", "Open in the stepper", Feather.SKIP_FORWARD, one);
        Icons.explain(
                open,
                "Opens it there before its first move, with break "
                        + one.invariant().id() + " as the goal; it can be stepped or played by itself.");
        open.setOnAction(event -> model.open(one));
        Button play = button("play", "Play slowly", Feather.PLAY, one);
        Icons.explain(play, "Opens it there and plays it by itself, a move in four seconds.");
        play.setOnAction(event -> model.play(one));
        FlowPane row = new FlowPane(what, how, open, play);
        row.getStyleClass().add("explore-break");
        return row;
    }

    private static Button button(String id, String text, Feather icon, Break one) {
        Button button = new Button(text, Icons.of(icon));
        button.setId("explore-" + id + "-" + one.invariant().id());
        button.getStyleClass().add(Styles.SMALL);
        button.setMinWidth(Button.USE_PREF_SIZE);
        button.setAccessibleText(text + ": the break of " + one.invariant().id());
        return button;
    }
}
