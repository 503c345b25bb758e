package claimdesk.ui.importing.mapping;

import claimdesk.app.exchange.mapping.Profile;
import claimdesk.app.exchange.mapping.Profiles;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.controls.question.Question;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The mappings that are kept by name: offered, remembered, renamed, deleted. For the JavaFX thread only. */
public final class ProfilesViewModel {

    private final Profiles profiles;
    private final Background background;
    private final Consumer<Question> onQuestion;
    private final ObservableList<Profile> all = FXCollections.observableArrayList();
    /** Kept, for a wrapper that nobody keeps stops telling of changes. */
    private final ObservableList<Profile> allShown = FXCollections.unmodifiableObservableList(all);

    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");

    /**
     * @param onQuestion asks before something is lost
     */
    public ProfilesViewModel(Profiles profiles, Background background, Consumer<Question> onQuestion) {
        this.profiles = profiles;
        this.background = background;
        this.onQuestion = onQuestion;
    }

    // Properties

    /** All of them, by name. */
    public ObservableList<Profile> all() {
        return allShown;
    }

    /** What was done last, or why it was not. */
    public ReadOnlyStringProperty messageProperty() {
        return message.getReadOnlyProperty();
    }

    public Optional<Profile> named(String name) {
        return all.stream().filter(one -> one.name().equals(name)).findFirst();
    }

    /** Those that were made for a file like that first, then the others. */
    public List<Profile> offered(MappingViewModel mapping) {
        return all.stream()
                .sorted(Comparator.comparing(one -> !fits(one, mapping)))
                .toList();
    }

    public boolean fits(Profile profile, MappingViewModel mapping) {
        return mapping.preview().filter(one -> profile.fits(one.sample())).isPresent();
    }

    // Commands

    /** Reads them anew. */
    public void refresh() {
        background.run(profiles::all, all::setAll, failure -> failed("The profiles cannot be read", failure));
    }

    /** Remembers how a file is read. An earlier profile of that name is replaced after a question. */
    public void remember(String name, MappingViewModel mapping) {
        String wanted = name.strip();
        Optional<Profile> profile = mapping.asProfile(wanted);
        if (wanted.isEmpty() || wanted.length() > Profiles.NAME_CHARACTERS_MAX) {
            message.set("A profile needs a name of 1 to " + Profiles.NAME_CHARACTERS_MAX
                    + " characters. Nothing was remembered.");
        } else if (profile.isEmpty()) {
            message.set("Not remembered: the mapping is not complete yet.");
        } else if (named(wanted).filter(one -> !one.equals(profile.get())).isPresent()) {
            ask(
                    "There is a profile \"" + ShownText.of(wanted) + "\" already.",
                    "Replace it",
                    () -> keep(profile.get(), mapping));
        } else {
            keep(profile.get(), mapping);
        }
    }

    /** Gives the profile by which a file is read another name. */
    public void rename(String before, String now, MappingViewModel mapping) {
        String wanted = now.strip();
        if (wanted.isEmpty() || wanted.length() > Profiles.NAME_CHARACTERS_MAX || wanted.equals(before)) {
            message.set("Type the new name first, 1 to " + Profiles.NAME_CHARACTERS_MAX + " characters.");
            return;
        }
        change(
                () -> profiles.rename(before, wanted),
                isDone -> {
                    if (isDone) {
                        mapping.named(wanted);
                    }
                    message.set(
                            isDone
                                    ? "\"" + ShownText.of(before) + "\" is called \"" + ShownText.of(wanted) + "\" now."
                                    : "Not renamed: there is a profile \"" + ShownText.of(wanted) + "\" already.");
                },
                "Not renamed");
    }

    /** Deletes it after a question; files that were imported by it stay. */
    public void delete(String name) {
        ask(
                "Delete the profile \"" + ShownText.of(name) + "\"? What was imported by it stays.",
                "Delete it",
                () -> change(
                        () -> {
                            profiles.forget(name);
                            return true;
                        },
                        done -> message.set("\"" + ShownText.of(name) + "\" was deleted."),
                        "Not deleted"));
    }

    private void keep(Profile profile, MappingViewModel mapping) {
        change(
                () -> {
                    profiles.keep(profile);
                    return true;
                },
                done -> {
                    mapping.named(profile.name());
                    message.set("Remembered as \"" + ShownText.of(profile.name())
                            + "\": offered again when a file with these columns comes.");
                },
                "Not remembered");
    }

    private void ask(String text, String yes, Runnable action) {
        onQuestion.accept(
                new Question(text, List.of(new Question.Choice("Cancel", () -> {}), new Question.Choice(yes, action))));
    }

    private void change(Callable<Boolean> work, Consumer<Boolean> onDone, String whatFailed) {
        background.run(
                work,
                done -> {
                    onDone.accept(done);
                    refresh();
                },
                failure -> failed(whatFailed, failure));
    }

    private void failed(String what, Exception failure) {
        String reason = failure instanceof IOException
                ? failure.getClass().getSimpleName() + " " + ShownText.of(String.valueOf(failure.getMessage()))
                : failure.toString();
        message.set(what + " (" + reason + "). What is imported does not depend on it.");
    }
}
