package claimdesk.ui.learn.lesson;

import claimdesk.app.lesson.file.LessonShelf.Entry;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import java.util.function.Predicate;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;

/** One lesson in the list: its number and title, whose it is, and whether it was answered. */
final class EntryCell extends ListCell<Entry> {

    private final Predicate<Entry> isDone;

    EntryCell(Predicate<Entry> isDone) {
        this.isDone = isDone;
    }

    @Override
    protected void updateItem(Entry entry, boolean isEmpty) {
        super.updateItem(entry, isEmpty);
        if (isEmpty || entry == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        boolean done = isDone.test(entry);
        String title = ShownText.of(entry.lesson().about().title());
        Label number = new Label(Integer.toString(getIndex() + 1));
        number.getStyleClass().add("lesson-number");
        Label name = new Label(title);
        name.getStyleClass().add("lesson-name");
        name.setMinWidth(0);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox line = new HBox(number, name, space);
        line.getStyleClass().add("lesson-line");
        if (entry.file().isPresent()) {
            line.getChildren().add(Icons.word(Feather.USER, "your own", "lesson-own"));
        }
        if (done) {
            line.getChildren().add(Icons.word(Feather.CHECK_CIRCLE, "done", "lesson-done"));
        }
        setGraphic(line);
        setAccessibleText(title + (done ? ", done" : ""));
    }
}
