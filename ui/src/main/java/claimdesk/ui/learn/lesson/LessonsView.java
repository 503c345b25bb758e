package claimdesk.ui.learn.lesson;

import java.util.Optional;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;

/** The Lessons part of the Learn screen: the list, or the lesson that is being given. */
public final class LessonsView extends StackPane {

    private final LessonsViewModel model;
    private final ObservableBooleanValue isPresented;
    private final ShelfView shelf;

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
        model.openProperty().addListener((property, before, now) -> show(now));
        show(model.openProperty().get());
        model.begin();
    }

    private void show(Optional<LessonViewModel> open) {
        getChildren()
                .setAll(open.<Node>map(lesson -> new LessonView(model, lesson, isPresented))
                        .orElse(shelf));
        if (open.isEmpty()) {
            shelf.takeFocus();
        }
    }
}
