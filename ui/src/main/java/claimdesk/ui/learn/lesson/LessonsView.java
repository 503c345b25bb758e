package claimdesk.ui.learn.lesson;

import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;

/** The Lessons part of the Learn screen: the list, or the lesson that is being given. */
public final class LessonsView extends StackPane {

    private final LessonsViewModel model;
    private final ObservableBooleanValue isPresented;
    private final ShelfView shelf;
    private boolean isBeforeAudience;

    /**
     * @param isPresented whether an audience looks on
     */
    public LessonsView(LessonsViewModel model, ObservableBooleanValue isPresented) {
        this.model = model;
        this.isPresented = isPresented;
        this.shelf = new ShelfView(model);
        setId("lessons");
        getStyleClass().add("lessons");
        setMinSize(0, 0);
        isBeforeAudience = isPresented.get();
        isPresented.addListener((property, before, now) -> beforeAudience(now));
        model.openProperty().addListener((property, before, now) -> show(now));
        show(model.openProperty().get());
        model.begin();
    }

    /** The Esc that ends the full screen has done so before it gets here, and is not meant for the lesson. */
    private void beforeAudience(boolean isNow) {
        if (isNow) {
            isBeforeAudience = true;
        } else {
            Platform.runLater(() -> isBeforeAudience = isPresented.get());
        }
    }

    private void leave() {
        if (!isBeforeAudience) {
            model.leave();
        }
    }

    private void show(Optional<LessonViewModel> open) {
        getChildren()
                .setAll(open.<Node>map(lesson -> new LessonView(model, lesson, isPresented, this::leave))
                        .orElse(shelf));
        if (open.isEmpty()) {
            shelf.takeFocus();
        }
    }
}
