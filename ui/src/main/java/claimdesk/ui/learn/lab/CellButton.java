package claimdesk.ui.learn.lab;

import claimdesk.app.lab.Cell;
import claimdesk.app.lab.LabFault;
import claimdesk.store.claim.Protocol;
import claimdesk.ui.controls.Icons;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** One cell of the grid: by icon, word, colour and count whether it was kept or what broke. */
final class CellButton extends Button {

    private static final PseudoClass KEPT = PseudoClass.getPseudoClass("kept");
    private static final PseudoClass BROKEN = PseudoClass.getPseudoClass("broken");

    private final String place;
    private Optional<Cell> cell = Optional.empty();

    CellButton(LabFault fault, Protocol protocol) {
        this.place = fault.title() + " under " + protocol.id();
        setId("lab-" + fault.id() + "-" + protocol.id());
        getStyleClass().setAll("lab-cell");
        setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        setFocusTraversable(false);
        show(Optional.empty());
    }

    Optional<Cell> cell() {
        return cell;
    }

    void show(Optional<Cell> now) {
        cell = now;
        pseudoClassStateChanged(KEPT, now.filter(Cell::isKept).isPresent());
        pseudoClassStateChanged(BROKEN, now.filter(one -> !one.isKept()).isPresent());
        VBox lines = new VBox();
        lines.getStyleClass().add("lab-cell-lines");
        now.ifPresentOrElse(one -> fill(lines, one), () -> lines.getChildren().add(count("not run yet")));
        setGraphic(lines);
        setAccessibleText(now.map(LabText::words).orElse(place + ": not run yet"));
        setTooltip(Icons.explanation(now.map(LabText::explained).orElse(place + ": not run yet. Start runs it.")));
    }

    private static void fill(VBox lines, Cell cell) {
        if (cell.isKept()) {
            lines.getChildren().add(word(Feather.CHECK, LabText.kept(cell)));
        }
        cell.broken().forEach(one -> lines.getChildren()
                .addAll(
                        word(
                                Feather.ALERT_TRIANGLE,
                                LabText.inTwoLines(one.invariant().id())),
                        count(LabText.count(one.count(), cell))));
    }

    private static Label word(Feather icon, String text) {
        Label word = new Label(text, Icons.of(icon));
        word.getStyleClass().add("lab-word");
        return word;
    }

    private static Label count(String text) {
        Label count = new Label(text);
        count.getStyleClass().add("lab-count");
        return count;
    }
}
