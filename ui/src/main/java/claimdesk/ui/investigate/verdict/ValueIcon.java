package claimdesk.ui.investigate.verdict;

import claimdesk.app.verdict.Value;
import claimdesk.ui.controls.Icons;
import javafx.scene.control.Label;
import org.kordamp.ikonli.feather.Feather;

/** Each value of a statement has an icon, a word and a colour, and needs none of them alone. */
final class ValueIcon {

    private ValueIcon() {}

    static Feather icon(Value value) {
        return switch (value) {
            case PROVEN -> Feather.CHECK_CIRCLE;
            case NOT_PROVEN -> Feather.HELP_CIRCLE;
            case CONTRADICTED -> Feather.X_CIRCLE;
        };
    }

    /** A style class. */
    static String style(Value value) {
        return "value-" + value.text().replace(' ', '-');
    }

    static Label word(Value value) {
        return Icons.word(icon(value), value.text(), "value-word", style(value));
    }
}
