package claimdesk.ui.learn;

import claimdesk.ui.controls.Icons;
import claimdesk.ui.learn.explore.ExploreView;
import claimdesk.ui.learn.lab.LabView;
import claimdesk.ui.learn.lesson.LessonsView;
import claimdesk.ui.learn.stepper.view.StepperView;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;

/** The Learn screen: a tab for each part, and the part that is chosen. A part is made when it is first shown. */
public final class LearnView extends BorderPane {

    private static final KeyCombination PART_AFTER =
            new KeyCodeCombination(KeyCode.PAGE_DOWN, KeyCombination.SHORTCUT_DOWN);
    private static final KeyCombination PART_BEFORE =
            new KeyCodeCombination(KeyCode.PAGE_UP, KeyCombination.SHORTCUT_DOWN);

    private final LearnViewModel model;
    private final Map<LearnPart, Supplier<Node>> parts = new EnumMap<>(LearnPart.class);
    private final Map<LearnPart, Node> made = new EnumMap<>(LearnPart.class);
    private final Map<LearnPart, ToggleButton> tabs = new EnumMap<>(LearnPart.class);
    private final StackPane place = new StackPane();

    public LearnView(LearnViewModel model) {
        this.model = model;
        setId("learn");
        getStyleClass().add("learn");
        parts.put(LearnPart.LESSONS, () -> new LessonsView(model.lessons(), model.presentedProperty()));
        parts.put(LearnPart.STEPPER, () -> new StepperView(model.stepper(), model.presentedProperty()));
        parts.put(LearnPart.LAB, () -> new LabView(model.lab()));
        parts.put(LearnPart.EXPLORER, () -> new ExploreView(model.explorer()));
        // A part that needs more room than there is must not push the tabs out of the window.
        place.setMinSize(0, 0);
        setCenter(place);
        setTop(bar());
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (PART_AFTER.match(event) || PART_BEFORE.match(event)) {
                model.turn(PART_AFTER.match(event) ? 1 : -1);
                event.consume();
            }
        });
        model.partProperty().addListener((property, before, now) -> show(now));
        show(model.partProperty().get());
        visibleProperty().addListener((property, before, isShown) -> takeFocus());
        sceneProperty().addListener((property, before, now) -> takeFocus());
    }

    /** So that the keys of this screen work as soon as it is shown; a part that takes the focus itself keeps it. */
    private void takeFocus() {
        Platform.runLater(() -> {
            boolean isShown = isVisible() && getScene() != null;
            if (isShown && !isWithin(getScene().getFocusOwner())) {
                LearnPart shown = model.partProperty().get();
                (shown == LearnPart.STEPPER ? made.get(shown) : tabs.get(shown)).requestFocus();
            }
        });
    }

    private boolean isWithin(Node node) {
        return node != null && (node == this || isWithin(node.getParent()));
    }

    private HBox bar() {
        ToggleGroup group = new ToggleGroup();
        parts.keySet().forEach(part -> tabs.put(part, tab(part, group)));
        group.selectedToggleProperty().addListener((property, before, now) -> {
            if (now == null) {
                group.selectToggle(before);
            } else {
                model.partProperty().set((LearnPart) now.getUserData());
            }
        });
        HBox bar = new HBox();
        bar.setId("learn-tabs");
        bar.getStyleClass().add("learn-tabs");
        bar.getChildren().addAll(tabs.values());
        bar.visibleProperty().bind(model.presentedProperty().not());
        bar.managedProperty().bind(bar.visibleProperty());
        return bar;
    }

    private static ToggleButton tab(LearnPart part, ToggleGroup group) {
        ToggleButton tab = new ToggleButton(part.title(), Icons.of(part.icon()));
        tab.setId("learn-" + part.text());
        tab.setUserData(part);
        tab.setToggleGroup(group);
        tab.getStyleClass().add("learn-tab");
        Icons.explain(tab, part.help() + " Ctrl+Page Down and Ctrl+Page Up go from part to part.");
        return tab;
    }

    /** Only the part that is shown takes part in layout and in the order of the Tab key. */
    private void show(LearnPart shown) {
        tabs.get(shown).setSelected(true);
        place.getChildren()
                .setAll(made.computeIfAbsent(shown, part -> parts.get(part).get()));
    }
}
