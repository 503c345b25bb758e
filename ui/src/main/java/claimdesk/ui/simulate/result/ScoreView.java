package claimdesk.ui.simulate.result;

import atlantafx.base.theme.Styles;
import claimdesk.app.evidence.Invariant;
import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.evidence.Score;
import claimdesk.app.evidence.Scoreboard;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.simulate.field.FieldGrid;
import claimdesk.ui.simulate.run.RunResult;
import claimdesk.ui.simulate.run.RunResult.Figure;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The scoreboard and the invariants of a run, each a way to the rows behind it. */
public final class ScoreView extends VBox {

    private static final double TILE_MIN = 88;
    private static final double INVARIANT_MIN = 210;

    private final Map<Score, Tile> tiles = new EnumMap<>(Score.class);
    private final FieldGrid rules;
    private final Map<Invariant, InvariantButton> invariants = new EnumMap<>(Invariant.class);

    /**
     * @param onScore shows the rows behind a figure
     * @param onInvariant shows what broke an invariant
     */
    public ScoreView(Consumer<Score> onScore, Consumer<Invariant> onInvariant) {
        getStyleClass().add("score");
        FieldGrid figures = new FieldGrid(TILE_MIN, Score.values().length).even();
        figures.setId("score-figures");
        for (Score score : Score.values()) {
            Tile tile = new Tile(score);
            tile.setOnAction(event -> onScore.accept(score));
            tiles.put(score, tile);
            figures.getChildren().add(tile);
        }
        rules = new FieldGrid(INVARIANT_MIN, 2).dense();
        rules.setId("score-invariants");
        for (Invariant invariant : Invariant.values()) {
            InvariantButton button = new InvariantButton(invariant);
            button.setOnAction(event -> onInvariant.accept(invariant));
            invariants.put(invariant, button);
            rules.getChildren().add(button);
        }
        rules.getStyleClass().add("rules");
        getChildren().add(figures);
    }

    /** The invariants, to be laid out beside the figures. */
    public Node invariants() {
        return rules;
    }

    /**
     * @param previous the run before, to compare with
     */
    public void show(Scoreboard scores, Optional<Scoreboard> previous) {
        RunResult.figures(scores).forEach(figure -> tiles.get(figure.score())
                .show(figure, previous.map(before -> figure.count() - before.of(figure.score()))));
    }

    /**
     * @param isFinal whether the run has ended: until then what is kept is kept so far
     */
    public void show(List<InvariantResult> results, boolean isFinal) {
        results.forEach(result -> invariants.get(result.invariant()).show(result, isFinal));
    }

    /** Marks what the rows are of. */
    public void mark(Optional<Score> score, Optional<Invariant> invariant) {
        tiles.forEach((one, tile) -> tile.pseudoClassStateChanged(Tile.CHOSEN, score.equals(Optional.of(one))));
        invariants.forEach(
                (one, button) -> button.pseudoClassStateChanged(Tile.CHOSEN, invariant.equals(Optional.of(one))));
    }

    /** One figure: how many, of what, and how many more than in the run before. */
    private static final class Tile extends Button {

        private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
        private static final PseudoClass BAD = PseudoClass.getPseudoClass("bad");

        private final Score score;
        private final Label count = new Label("0");
        private final Label change = new Label();
        private final Label name = new Label();

        Tile(Score score) {
            this.score = score;
            setId("score-" + score.text().replace(' ', '-'));
            getStyleClass().setAll("button", "tile");
            setMaxWidth(Double.MAX_VALUE);
            setMinWidth(0);
            count.getStyleClass().add("tile-count");
            count.setMinWidth(USE_PREF_SIZE);
            change.getStyleClass().add("tile-change");
            change.setMinWidth(0);
            name.setText(score.text());
            name.getStyleClass().add("tile-name");
            name.setMinWidth(0);
            HBox top = new HBox(count, change);
            top.getStyleClass().add("tile-top");
            VBox box = new VBox(top, name);
            box.setMouseTransparent(true);
            setGraphic(box);
        }

        void show(Figure figure, Optional<Long> more) {
            count.setText(figure.text());
            count.setGraphic(figure.isBad() ? Icons.of(Feather.ALERT_TRIANGLE) : null);
            pseudoClassStateChanged(BAD, figure.isBad());
            String changed = more.filter(by -> by != 0).map(Tile::signed).orElse("");
            change.setText(changed);
            String compared = more.map(by -> by == 0
                            ? " As in the run before."
                            : " In the run before: " + Figures.count(figure.count() - by) + ".")
                    .orElse("");
            Icons.explain(this, score.counts() + compared + " Shows its rows.");
            setAccessibleText(score.text() + " " + figure.text() + (figure.isBad() ? ", should be none" : ""));
        }

        private static String signed(long by) {
            return (by > 0 ? "+" : "\u2212") + Figures.count(Math.abs(by));
        }
    }

    /** One invariant: kept or broken, by icon and word. */
    private static final class InvariantButton extends Button {

        private final Invariant invariant;
        private final Label state = new Label();

        InvariantButton(Invariant invariant) {
            this.invariant = invariant;
            setId("rule-" + invariant.id());
            getStyleClass().addAll(Styles.FLAT, "rule");
            setMaxWidth(Double.MAX_VALUE);
            setMinWidth(0);
            Label name = new Label(invariant.id().replace('-', ' '));
            name.setMinWidth(0);
            HBox space = new HBox();
            HBox.setHgrow(space, Priority.ALWAYS);
            state.getStyleClass().add("rule-state");
            state.setMinWidth(USE_PREF_SIZE);
            HBox line = new HBox(name, space, state);
            line.setMouseTransparent(true);
            setGraphic(line);
            line.prefWidthProperty().bind(widthProperty().subtract(18));
            Icons.explain(this, invariant.sentence());
            setAccessibleText(name.getText());
        }

        void show(InvariantResult result, boolean isFinal) {
            String words = result.isKept()
                    ? isFinal ? "kept" : "kept so far"
                    : "broken" + (result.found() > 1 ? " \u00D7" + Figures.count(result.found()) : "");
            state.setText(words);
            state.setGraphic(Icons.of(result.isKept() ? Feather.CHECK : Feather.X));
            state.getStyleClass().setAll("label", "rule-state", result.isKept() ? "kept" : "broken");
            setAccessibleText(invariant.id().replace('-', ' ') + ": " + words);
            Icons.explain(this, RunResult.explained(result) + (result.isKept() ? "" : " Shows the rows."));
        }
    }
}
