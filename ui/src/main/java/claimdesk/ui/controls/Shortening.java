package claimdesk.ui.controls;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;
import javafx.scene.layout.HBox;

/**
 * Takes words away from a bar, in a fixed order, until what is left fits, and gives them back when there is room. An
 * icon stays of each; its word is said on hover then.
 */
public final class Shortening {

    private final HBox bar;
    private final List<Consumer<Boolean>> steps = new ArrayList<>();
    private boolean isFitting;

    private Shortening(HBox bar) {
        this.bar = bar;
    }

    /** A bar whose children have the least width that they need. */
    public static Shortening of(HBox bar) {
        Shortening made = new Shortening(bar);
        // Else the words would widen what the bar stands in, and never be too many.
        bar.setMinWidth(0);
        bar.widthProperty().addListener((property, before, now) -> made.fit());
        bar.sceneProperty().addListener((property, before, now) -> made.fit());
        return made;
    }

    /** Then takes the word of {@code labeled} away, which has an icon. */
    public Shortening word(Labeled labeled) {
        boolean isExplained = Icons.isExplained(labeled);
        labeled.textProperty().addListener((property, before, now) -> fit());
        labeled.managedProperty().addListener((property, before, now) -> fit());
        return step(isShort -> {
            labeled.setContentDisplay(isShort ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT);
            if (!isExplained) {
                labeled.setTooltip(isShort ? Icons.explanation(labeled.getText()) : null);
            }
        });
    }

    /** Then does that. */
    public Shortening step(Consumer<Boolean> shorten) {
        steps.add(shorten);
        return this;
    }

    /** Shortens as much as is needed now. */
    public void fit() {
        if (isFitting || bar.getScene() == null || bar.getWidth() == 0) {
            return;
        }
        isFitting = true;
        bar.applyCss();
        steps.forEach(step -> step.accept(false));
        for (Consumer<Boolean> step : steps) {
            if (needed() <= bar.getWidth()) {
                break;
            }
            step.accept(true);
        }
        isFitting = false;
    }

    private double needed() {
        List<Node> parts = bar.getChildren().stream().filter(Node::isManaged).toList();
        double words = parts.stream().mapToDouble(part -> part.minWidth(-1)).sum();
        Insets around = bar.getInsets();
        return words + bar.getSpacing() * (parts.size() - 1) + around.getLeft() + around.getRight();
    }
}
