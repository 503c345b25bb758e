package claimdesk.ui.live;

import claimdesk.ui.controls.Icons;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import org.kordamp.ikonli.feather.Feather;

/** Each term of a refused save's predicate: what was stored, what was presented, and which failed. */
public final class TermsView extends GridPane {

    /**
     * @param shown nothing is shown where there are none
     */
    public TermsView(ReadOnlyObjectProperty<List<TermRow>> shown) {
        setId("terms");
        getStyleClass().add("terms");
        shown.addListener((property, before, terms) -> show(terms));
        show(shown.get());
    }

    private void show(List<TermRow> terms) {
        getChildren().clear();
        setVisible(!terms.isEmpty());
        setManaged(!terms.isEmpty());
        setMinWidth(USE_PREF_SIZE);
        addRow(0, header("Term"), header("Verdict"), header("Stored"), header("Presented"));
        for (int place = 0; place < terms.size(); place++) {
            TermRow term = terms.get(place);
            String style =
                    "verdict-" + term.verdict().name().toLowerCase(Locale.ROOT).replace('_', '-');
            Label name = new Label(term.term().text());
            name.setMinWidth(Label.USE_PREF_SIZE);
            name.getStyleClass().addAll("term", style);
            Label verdict = Icons.word(icon(term.verdict()), term.verdict().text(), "verdict", style);
            verdict.setId("verdict-" + term.term().text());
            verdict.setMinWidth(Label.USE_PREF_SIZE);
            // Where it is narrow, the values are cut and not what came of them.
            addRow(place + 1, name, verdict, value(term.stored(), style), value(term.presented(), style));
        }
    }

    private static Node header(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("term-header");
        return label;
    }

    private static Node value(String text, String style) {
        Label label = new Label(text);
        label.getStyleClass().addAll("term-value", style);
        label.setMinWidth(Label.USE_PREF_SIZE);
        return label;
    }

    private static Feather icon(TermRow.Verdict verdict) {
        switch (verdict) {
            case HELD:
                return Feather.CHECK;
            case NOT_KNOWN:
                return Feather.MINUS;
            default:
                return Feather.X;
        }
    }
}
