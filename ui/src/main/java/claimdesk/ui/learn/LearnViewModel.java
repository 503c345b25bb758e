package claimdesk.ui.learn;

import claimdesk.ui.learn.lesson.LessonsViewModel;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/** The Learn screen: which of its parts is shown, and whether an audience looks on. For the JavaFX thread only. */
public final class LearnViewModel {

    private final LessonsViewModel lessons;
    private final ObjectProperty<LearnPart> part = new SimpleObjectProperty<>(LearnPart.LESSONS);
    private final BooleanProperty isPresented = new SimpleBooleanProperty();

    public LearnViewModel(LessonsViewModel lessons) {
        this.lessons = lessons;
    }

    // Properties

    public LessonsViewModel lessons() {
        return lessons;
    }

    public ObjectProperty<LearnPart> partProperty() {
        return part;
    }

    /** Whether it has the whole screen to itself, for an audience: then everything but the part itself is out of sight. */
    public BooleanProperty presentedProperty() {
        return isPresented;
    }

    // Commands

    /** Lets what is shown go on. */
    public void tick() {
        lessons.tick();
    }
}
