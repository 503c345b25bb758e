package claimdesk.ui.live.detail;

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

    private static final double VALUE_WIDTH_MIN = 44;

    private final boolean isFitting;

    /**
     * @param shown nothing is shown where there are none
     */
    public TermsView(ReadOnlyObjectProperty<List<TermRow>> shown) {
        this(shown, false);
    }

    private TermsView(ReadOnlyObjectProperty<List<TermRow>> shown, boolean isFitting) {
        this.isFitting = isFitting;
        setId("terms");
        getStyleClass().add("terms");
        shown.addListener((property, before, terms) -> show(terms));
        show(shown.get());
    }

    /** One that fits its place: where that is narrow, the values are cut and not what came of them. */
    public static TermsView fitting(ReadOnlyObjectProperty<List<TermRow>> shown) {
        return new TermsView(shown, true);
    }

    private void show(List<TermRow> terms) {
        getChildren().clear();
        setVisible(!terms.isEmpty());
        setManaged(!terms.isEmpty());
        setMinWidth(isFitting ? USE_COMPUTED_SIZE : USE_PREF_SIZE);
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
            addRow(place + 1, name, verdict, value(term.stored(), style), value(term.presented(), style));
        }
    }

    private static Node header(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("term-header");
        return label;
    }

    private Node value(String text, String style) {
        Label label = new Label(text);
        label.getStyleClass().addAll("term-value", style);
        label.setMinWidth(isFitting ? VALUE_WIDTH_MIN : Label.USE_PREF_SIZE);
        if (isFitting) {
            Icons.explain(label, text);
        }
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
