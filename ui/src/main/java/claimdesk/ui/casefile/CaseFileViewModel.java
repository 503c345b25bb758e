package claimdesk.ui.casefile;

import claimdesk.app.casefile.CaseFileExport.Wish;
import claimdesk.app.casefile.CaseFileName;
import claimdesk.app.casefile.CaseFileOutcome;
import claimdesk.app.casefile.Summary;
import claimdesk.app.casework.Case;
import claimdesk.app.casework.Topic;
import claimdesk.app.masking.MaskedCase;
import claimdesk.app.masking.MaskedText;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.controls.ShownText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/** Takes the open case out of the window: as a case file, or as a few lines for an e-mail. For the JavaFX thread only. */
public final class CaseFileViewModel {

    private static final List<FilePicker.Kind> KINDS =
            List.of(new FilePicker.Kind("Case file, with its page beside it", List.of("*" + CaseFileName.ENDING)));

    private final Background background;
    private final Writing writing;
    private final ObjectProperty<Optional<Case>> open = new SimpleObjectProperty<>(Optional.empty());
    private final BooleanProperty isUnmasked = new SimpleBooleanProperty();
    private final ReadOnlyBooleanWrapper isRunning = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");
    private FilePicker picker = FilePicker.NONE;
    private Predicate<String> consent = question -> false;

    /** Writes a case file; on the background's thread. */
    @FunctionalInterface
    public interface Writing {

        /**
         * @param lines where the lines go; the page stands beside it
         */
        CaseFileOutcome write(Path lines, Topic topic, Wish wish) throws IOException;
    }

    public CaseFileViewModel(Background background, Writing writing) {
        this.background = background;
        this.writing = writing;
        // What was agreed to for one case is not agreed to for the next.
        open.addListener((property, before, now) -> {
            if (!before.map(Case::topic).equals(now.map(Case::topic))) {
                isUnmasked.set(false);
                message.set("");
            }
        });
    }

    // Properties

    /** The case that is open in the window. */
    public ObjectProperty<Optional<Case>> caseProperty() {
        return open;
    }

    /** Whether personal data are wanted in the file; asked about, and recorded, when it is written. */
    public BooleanProperty unmaskedProperty() {
        return isUnmasked;
    }

    public ReadOnlyBooleanProperty runningProperty() {
        return isRunning.getReadOnlyProperty();
    }

    /** What goes on, or how it ended; empty if nothing was asked for yet. */
    public ReadOnlyStringProperty messageProperty() {
        return message.getReadOnlyProperty();
    }

    // Commands

    /** Who is asked for the file. */
    public void askForFiles(FilePicker asked) {
        picker = asked;
    }

    /** Who is asked whether personal data may leave; where nobody can be asked they stay. */
    public void askForConsent(Predicate<String> asked) {
        consent = asked;
    }

    /** Asks for a place, and writes the case file there. */
    public void export() {
        if (isRunning.get() || open.get().isEmpty()) {
            return;
        }
        Case one = open.get().get();
        if (isUnmasked.get()
                && !consent.test("The case file of "
                        + ShownText.of(MaskedText.name(one.topic().words()))
                        + " will hold personal data as they are. That you asked for them is recorded in the journal"
                        + " before it is written, under your user name.")) {
            message.set("Nothing was written. Personal data stay masked.");
            isUnmasked.set(false);
            return;
        }
        String name = CaseFileName.of(
                        isUnmasked.get() ? one.topic() : MaskedCase.of(one).topic())
                + CaseFileName.ENDING;
        picker.save("Export the case file", name, KINDS).ifPresent(path -> write(one.topic(), path));
    }

    private void write(Topic topic, Path chosen) {
        boolean isNamed = String.valueOf(chosen.getFileName()).endsWith(CaseFileName.ENDING);
        Path lines = isNamed ? chosen : chosen.resolveSibling(chosen.getFileName() + CaseFileName.ENDING);
        // The person was asked about the file that they named, and about no other.
        boolean isReplacing = isNamed && Files.exists(lines);
        Optional<String> unmaskedFor =
                isUnmasked.get() ? Optional.of(System.getProperty("user.name")) : Optional.empty();
        isRunning.set(true);
        message.set("Writing " + ShownText.of(lines.toString()));
        background.run(
                () -> writing.write(lines, topic, new Wish(unmaskedFor, isReplacing)),
                outcome -> end(outcome.match(
                        CaseFileViewModel::written,
                        notNamed -> "Nothing was written: the file no longer names this case.",
                        inTheWay -> "Nothing was written: "
                                + ShownText.of(inTheWay.there().toString()) + " is there already. Choose another name.",
                        notRecorded -> "Nothing was written: that personal data were asked for must be recorded in the"
                                + " data file first, and could not be (" + ShownText.of(notRecorded.reason())
                                + "). Export it masked, or work on a copy that can be written.")),
                failure -> end("Nothing was written to " + ShownText.of(lines.toString()) + ": "
                        + ShownText.of(String.valueOf(failure))
                        + ". The case itself is unharmed; choose another place."));
    }

    private static String written(CaseFileOutcome.Written done) {
        return "Written: " + ShownText.of(done.page().toString()) + " and "
                + ShownText.of(String.valueOf(done.lines().getFileName()))
                + (done.file().header().standing().isMasked()
                        ? ", personal data masked."
                        : ", with personal data; the journal has recorded it.");
    }

    /** Puts the verdict, masked, on the clipboard as plain text. */
    public void copySummary(Consumer<String> clipboard) {
        if (isRunning.get() || open.get().isEmpty()) {
            return;
        }
        Case one = open.get().get();
        isRunning.set(true);
        background.run(
                () -> Summary.lines(one).stream().map(CaseFileViewModel::shown).collect(Collectors.joining("\n")),
                text -> {
                    clipboard.accept(text + "\n");
                    end("The summary is on the clipboard, personal data masked.");
                },
                failure -> end("Nothing was copied: " + ShownText.of(String.valueOf(failure))));
    }

    /** Its own indentation is no hidden space. */
    private static String shown(String line) {
        String words = line.stripLeading();
        return line.substring(0, line.length() - words.length()) + ShownText.of(words);
    }

    /** Puts the message away. */
    public void putAway() {
        message.set("");
    }

    private void end(String how) {
        isRunning.set(false);
        message.set(how);
    }
}
