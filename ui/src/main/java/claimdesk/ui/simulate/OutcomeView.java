package claimdesk.ui.simulate;

import atlantafx.base.theme.Styles;
import claimdesk.app.evidence.Invariant;
import claimdesk.app.evidence.Score;
import claimdesk.store.journal.Event;
import claimdesk.ui.controls.Clip;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.simulate.field.FollowFocus;
import claimdesk.ui.simulate.result.RowsView;
import claimdesk.ui.simulate.result.ScoreView;
import claimdesk.ui.simulate.run.RunNews;
import claimdesk.ui.simulate.run.RunResult;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** What the run comes to, while it goes on and afterwards: the scoreboard, the invariants, and the rows. */
final class OutcomeView extends ScrollPane {

    private static final double RULES_WIDTH_MIN = 280;
    private static final double PARTS_HEIGHT_MIN = 176;

    private final SimulateViewModel model;
    private final ScoreView scores;

    OutcomeView(SimulateViewModel model) {
        this.model = model;
        setId("outcome");
        setFitToWidth(true);
        setFitToHeight(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        getStyleClass().add("column-scroll");
        this.scores = new ScoreView(this::show, this::show);
        VBox rules = new VBox(title("Invariants"), scores.invariants());
        rules.getStyleClass().add("outcome-rules");
        ScrollPane scroll = new ScrollPane(rules);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("column-scroll");
        scroll.setMinWidth(RULES_WIDTH_MIN);
        FollowFocus.in(scroll);
        SplitPane parts = new SplitPane(scroll, new RowsView(model.rows()));
        parts.getStyleClass().add("outcome-parts");
        parts.setDividerPositions(0.24);
        parts.setMinHeight(PARTS_HEIGHT_MIN);
        VBox.setVgrow(parts, Priority.ALWAYS);
        VBox all = new VBox(step(), header(), scores, parts);
        all.getStyleClass().add("outcome");
        setContent(all);
        FollowFocus.in(this);
        model.run().newsProperty().addListener((property, before, now) -> show());
        model.run().resultProperty().addListener((property, before, now) -> show());
        model.rows().newestProperty().addListener((property, before, isNewest) -> {
            if (isNewest) {
                scores.mark(Optional.empty(), Optional.empty());
            }
        });
        show();
    }

    private static Label title(String words) {
        Label title = new Label(words);
        title.getStyleClass().add("section-title");
        return title;
    }

    private HBox header() {
        Label title = title("Scoreboard");
        Label hint = new Label("each figure leads to its rows");
        hint.getStyleClass().add("muted");
        hint.setMinWidth(0);
        HBox space = new HBox();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button copy = new Button("Copy", Icons.of(Feather.COPY));
        copy.setId("outcome-copy");
        copy.getStyleClass().addAll(Styles.SMALL, Styles.FLAT);
        copy.setMinWidth(USE_PREF_SIZE);
        copy.setOnAction(event ->
                model.run().resultProperty().get().map(RunResult::copied).ifPresent(Clip::copy));
        Runnable able = () -> copy.setDisable(model.run().resultProperty().get().isEmpty());
        model.run().resultProperty().addListener((property, before, now) -> able.run());
        able.run();
        HBox header = new HBox(title, hint, space, copy);
        header.getStyleClass().add("section-header");
        return header;
    }

    /** What the last step wrote; gone when something else has happened since. */
    private Label step() {
        Label step = Icons.word(Feather.SKIP_FORWARD, "", "step-text");
        step.setId("step-text");
        step.setWrapText(true);
        step.setMinWidth(0);
        step.setMinHeight(USE_PREF_SIZE);
        Runnable show = () -> {
            List<Event> events =
                    model.run().newsProperty().get().map(RunNews::step).orElse(List.of());
            step.setVisible(!events.isEmpty());
            step.setManaged(!events.isEmpty());
            step.setText("This step wrote " + (events.size() == 1 ? "one row: " : events.size() + " rows: ")
                    + events.stream().map(OutcomeView::words).collect(Collectors.joining("; ")));
        };
        model.run().newsProperty().addListener((property, before, now) -> show.run());
        show.run();
        return step;
    }

    private static String words(Event event) {
        String type = event.type().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return "seq " + event.seq() + " " + type
                + event.subject()
                        .attempt()
                        .map(attempt -> " (attempt " + ShownText.of(attempt.text()) + ")")
                        .orElse("");
    }

    private void show() {
        scores.show(model.scoreboard(), model.run().previousProperty().get().map(RunResult::scoreboard));
        scores.show(model.invariants(), model.run().resultProperty().get().isPresent());
        boolean isThere = !model.invariants().isEmpty();
        scores.setDisable(!isThere);
        scores.invariants().setDisable(!isThere);
    }

    private void show(Score score) {
        model.show(score);
        scores.mark(Optional.of(score), Optional.empty());
    }

    private void show(Invariant invariant) {
        model.show(invariant);
        scores.mark(Optional.empty(), Optional.of(invariant));
    }
}
