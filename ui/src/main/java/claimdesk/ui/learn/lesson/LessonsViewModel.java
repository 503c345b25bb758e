package claimdesk.ui.learn.lesson;

import claimdesk.app.lesson.file.LessonShelf;
import claimdesk.app.lesson.file.LessonShelf.Entry;
import claimdesk.app.room.Schedule;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.settings.SettingsViewModel;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** The lessons that there are, and the one that is being given. For the JavaFX thread only. */
public final class LessonsViewModel {

    /** What is longer was a pause of the computer, and not meant. */
    private static final long TICK_MS_MAX = 500;

    private final LessonShelf shelf;
    private final Background background;
    private final SettingsViewModel settings;
    private final InstantSource wall;
    private final ReadOnlyObjectWrapper<LessonShelf.Content> content =
            new ReadOnlyObjectWrapper<>(new LessonShelf.Content(List.of(), List.of(), List.of()));
    private final ReadOnlyObjectWrapper<Optional<LessonViewModel>> open = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper said = new ReadOnlyStringWrapper("");
    private Optional<Consumer<Schedule>> stepper = Optional.empty();
    private long tickedAtMs;
    private boolean isRead;
    private FilePicker picker = FilePicker.NONE;

    public LessonsViewModel(LessonShelf shelf, Background background, SettingsViewModel settings, InstantSource wall) {
        this.shelf = shelf;
        this.background = background;
        this.settings = settings;
        this.wall = wall;
    }

    /** Has {@code asked} say where the timeline of a lesson is exported to. */
    public void askForFiles(FilePicker asked) {
        picker = asked;
    }

    /** Has schedules opened elsewhere, for a person to step through. */
    public void openSchedulesWith(Consumer<Schedule> opener) {
        stepper = Optional.of(opener);
    }

    // Properties

    public ReadOnlyObjectProperty<LessonShelf.Content> contentProperty() {
        return content.getReadOnlyProperty();
    }

    /** The lesson that is being given; empty while there is a choice. */
    public ReadOnlyObjectProperty<Optional<LessonViewModel>> openProperty() {
        return open.getReadOnlyProperty();
    }

    /** What became of the last command; empty if there is nothing to say. */
    public ReadOnlyStringProperty saidProperty() {
        return said.getReadOnlyProperty();
    }

    public Path folder() {
        return shelf.folder();
    }

    public Locale language() {
        return settings.settings().learned().language();
    }

    public boolean isDone(Entry entry) {
        return settings.settings().learned().done().contains(entry.lesson().name());
    }

    /** Whether a schedule can be opened in the stepper. */
    public boolean hasStepper() {
        return stepper.isPresent();
    }

    // Commands

    /** Reads the lessons when they are first shown. */
    void begin() {
        if (!isRead) {
            isRead = true;
            reload();
        }
    }

    /** Reads all lessons again. */
    public void reload() {
        Locale language = language();
        background.run(
                () -> shelf.read(language),
                read -> {
                    content.set(read);
                    int own = (int) read.entries().stream()
                            .filter(entry -> entry.file().isPresent())
                            .count();
                    said.set(read.entries().size() + " lessons" + (own == 0 ? "" : ", " + own + " of your own"));
                },
                failure -> said.set("The lessons cannot be read: " + failure.getMessage()));
    }

    public void speak(Locale language) {
        if (!language.equals(language())) {
            settings.change(all -> all.withLearned(all.learned().in(language)));
            reload();
        }
    }

    public void open(Entry entry) {
        said.set("");
        LessonViewModel lesson = new LessonViewModel(entry, background, () -> done(entry));
        lesson.player().timeline().exportBy(picker, background);
        open.set(Optional.of(lesson));
    }

    private void done(Entry entry) {
        settings.change(all -> all.withLearned(all.learned().with(entry.lesson().name())));
    }

    /** Opens the lesson {@code by} places on from the one that is open, if there is one. */
    public void move(int by) {
        List<Entry> all = content.get().entries();
        open.get()
                .map(one -> all.indexOf(one.entry()) + by)
                .filter(place -> place >= 0 && place < all.size())
                .ifPresent(place -> open(all.get(place)));
    }

    /** Where the open lesson stands among all, such as {@code 3 of 18}. */
    public String place() {
        List<Entry> all = content.get().entries();
        return open.get()
                .map(one -> all.indexOf(one.entry()) + 1 + " of " + all.size())
                .orElse("");
    }

    /** Goes back to the list. */
    public void leave() {
        open.set(Optional.empty());
    }

    /** Puts a copy of {@code entry} into the folder, to be edited. */
    public void copy(Entry entry) {
        background.run(
                () -> shelf.copy(entry),
                file -> {
                    reload();
                    said.set("Copied to " + file + ". Edit it with any editor, then Reload.");
                },
                failure -> said.set("Not copied: " + failure.getMessage() + ". Nothing was written."));
    }

    /** Steps through the schedule that is shown, elsewhere. */
    public void openInStepper() {
        open.get()
                .flatMap(LessonViewModel::schedule)
                .ifPresent(schedule -> stepper.ifPresent(opener -> opener.accept(schedule)));
    }

    /** Lets the run that is shown go on. */
    public void tick() {
        long nowMs = wall.millis();
        long goneMs = Math.max(0, Math.min(TICK_MS_MAX, nowMs - tickedAtMs));
        tickedAtMs = nowMs;
        open.get().ifPresent(lesson -> lesson.player().tick(goneMs));
    }
}
