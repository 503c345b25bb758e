package claimdesk.ui.investigate.verdict;

import claimdesk.ui.controls.Icons;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** One statement or finding with its rows as links. Tab comes to the first link, the arrow keys go from there. */
final class StatementView extends VBox {

    private static final int LINKS_AT_FIRST = 8;
    private static final int LINKS_MAX = 200;

    private final StatementText shown;
    private final Consumer<EvidenceLink> onLink;
    private final FlowPane links = new FlowPane();

    StatementView(StatementText shown, Consumer<EvidenceLink> onLink) {
        this.shown = shown;
        this.onLink = onLink;
        getStyleClass().add("statement");
        setId((shown.value().isPresent() ? "statement-" : "finding-") + shown.code());
        Label text = new Label(shown.text());
        text.setWrapText(true);
        text.setMinHeight(USE_PREF_SIZE);
        text.getStyleClass().add("statement-text");
        links.getStyleClass().add("evidence-links");
        // Before the link itself, which would let an arrow key leave the statement, and knows nothing of Enter.
        links.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        fill(LINKS_AT_FIRST);
        getChildren().addAll(head(), text, links);
        if (!shown.settledBy().isEmpty()) {
            Label settled = new Label("Would be settled by " + shown.settledBy());
            settled.setWrapText(true);
            settled.setMinHeight(USE_PREF_SIZE);
            settled.getStyleClass().add("muted");
            getChildren().add(settled);
        }
    }

    private HBox head() {
        Label code = new Label(shown.code());
        code.getStyleClass().add("statement-code");
        code.setMinWidth(USE_PREF_SIZE);
        Label word = shown.value()
                .map(ValueIcon::word)
                .orElseGet(() -> Icons.word(
                        shown.topic().equals("note") ? Feather.INFO : Feather.ALERT_TRIANGLE,
                        shown.topic(),
                        "value-word",
                        "value-" + shown.topic()));
        HBox head = new HBox(word, code);
        head.getStyleClass().add("statement-head");
        return head;
    }

    boolean isOf(StatementText other) {
        return shown.equals(other);
    }

    /** Lets the keyboard begin here. */
    void enter() {
        links.getChildren().stream().findFirst().ifPresent(Node::requestFocus);
    }

    private void fill(int count) {
        links.getChildren().clear();
        List<EvidenceLink> evidence = shown.evidence();
        if (evidence.isEmpty()) {
            Label none = new Label("no row");
            none.getStyleClass().add("muted");
            links.getChildren().add(none);
        }
        evidence.stream().limit(count).forEach(one -> links.getChildren().add(link(one)));
        int more = evidence.size() - count;
        if (more > 0 && count < LINKS_MAX) {
            Hyperlink all = new Hyperlink(more + " more");
            all.setOnAction(event -> {
                fill(LINKS_MAX);
                links.getChildren().get(count).requestFocus();
            });
            all.setFocusTraversable(links.getChildren().isEmpty());
            links.getChildren().add(all);
        } else if (more > 0) {
            Label rest = new Label("and " + more + " more");
            rest.getStyleClass().add("muted");
            links.getChildren().add(rest);
        }
    }

    private Hyperlink link(EvidenceLink one) {
        Hyperlink link = new Hyperlink(one.text());
        link.setFocusTraversable(links.getChildren().isEmpty());
        link.setOnAction(event -> {
            onLink.accept(one);
            link.setVisited(false);
        });
        link.setAccessibleHelp("Selects this row in the timeline and in the table");
        return link;
    }

    private void pressed(KeyEvent event) {
        int by =
                switch (event.getCode()) {
                    case RIGHT, DOWN -> 1;
                    case LEFT, UP -> -1;
                    default -> 0;
                };
        int from = links.getChildren().indexOf(event.getTarget());
        if (by != 0) {
            linkAt(from + by).ifPresent(Hyperlink::requestFocus);
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER) {
            linkAt(from).ifPresent(Hyperlink::fire);
            event.consume();
        }
    }

    private Optional<Hyperlink> linkAt(int place) {
        return links.getChildren().stream()
                .skip(Math.max(0, place))
                .findFirst()
                .filter(node -> place >= 0)
                .filter(Hyperlink.class::isInstance)
                .map(Hyperlink.class::cast);
    }
}
