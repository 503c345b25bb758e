package claimdesk.ui.investigate;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.Topic;
import claimdesk.ui.background.Background;
import claimdesk.ui.casefile.CaseFileViewModel;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.investigate.personal.PersonalDataViewModel;
import claimdesk.ui.investigate.verdict.JudgedCase;
import claimdesk.ui.live.row.TimeText;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/**
 * The Investigate screen: which case is open. Reads it in the background, and again when its file was written to or time
 * changed what it comes to. For the JavaFX thread only.
 */
public final class InvestigateViewModel {

    /** A case that is written to all the time is read no more often than this. */
    static final long READ_EVERY_MS = 500;

    private final Background background;
    private final Function<Topic, Optional<JudgedCase>> reader;
    private final CaseViewModel shown;
    private final ReadOnlyObjectWrapper<Optional<Topic>> topic = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper isReading = new ReadOnlyBooleanWrapper();
    private final BooleanProperty isScreenShown = new SimpleBooleanProperty();
    private final BooleanProperty isFindShown = new SimpleBooleanProperty(true);
    private Optional<CaseFileViewModel> caseFile = Optional.empty();
    private Optional<PersonalDataViewModel> personalData = Optional.empty();
    private Optional<JudgedCase> readLast = Optional.empty();
    /** Which case was asked for last: one that is read for an earlier question is not shown any more. */
    private long asked;

    private boolean isStale;
    private long readAtMs;
    private long leaseEndMs = Long.MAX_VALUE;

    /**
     * @param background where cases are read and judged
     * @param reader empty if the file does not name that order or key
     * @param writer where exports are written
     */
    public InvestigateViewModel(
            Background background,
            Function<Topic, Optional<JudgedCase>> reader,
            Background writer,
            FilePicker picker,
            TimeText times) {
        this.background = background;
        this.reader = reader;
        this.shown = new CaseViewModel(times, writer);
        shown.askForFiles(picker);
    }

    // Properties

    public CaseViewModel shown() {
        return shown;
    }

    /** The case that is open, as it was read last. */
    public ReadOnlyObjectProperty<Optional<Case>> caseProperty() {
        return shown.caseProperty();
    }

    /** What was asked for last. */
    public ReadOnlyObjectProperty<Optional<Topic>> topicProperty() {
        return topic.getReadOnlyProperty();
    }

    /** What went wrong and what to do; empty if nothing did. */
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /** Whether a case is being read that is not shown yet. */
    public ReadOnlyBooleanProperty readingProperty() {
        return isReading.getReadOnlyProperty();
    }

    /** Whether the screen is the one that is shown: a case that nobody sees is not read again. */
    public BooleanProperty screenShownProperty() {
        return isScreenShown;
    }

    /** Whether the part that finds cases is shown beside the one that is open. */
    public BooleanProperty findShownProperty() {
        return isFindShown;
    }

    /** What takes the open case out of the window; empty where nothing does. */
    public Optional<CaseFileViewModel> caseFile() {
        return caseFile;
    }

    /** What shows personal data of the open case; empty where they are always masked. */
    public Optional<PersonalDataViewModel> personalData() {
        return personalData;
    }

    // Commands

    /** Has personal data of the open case shown when {@code data} says so; to be said before the screen is made. */
    public void unmaskBy(PersonalDataViewModel data) {
        personalData = Optional.of(data);
        data.agreedProperty().addListener((property, before, now) -> {
            if (now.isPresent()) {
                read(now.stream().toList(), "", true);
            } else {
                readLast = readLast.map(JudgedCase::remasked);
                readLast.ifPresent(shown::show);
            }
        });
    }

    /** Has the open case taken out of the window by {@code file}; to be said before the screen is made. */
    public void exportBy(CaseFileViewModel file) {
        file.caseProperty().bind(caseProperty());
        caseFile = Optional.of(file);
    }

    /** Opens the case of an order or key. */
    public void open(Topic wanted) {
        open(List.of(wanted), wanted.words());
    }

    /** Opens the case of an order, or of VENDOR/KEY, as it is written exactly. */
    public void openWritten(String written) {
        try {
            open(WrittenTopic.of(written), "\u201C" + written + "\u201D");
        } catch (IllegalArgumentException wrong) {
            problem.set(ShownText.of(String.valueOf(wrong.getMessage())));
        }
    }

    /** Says that nothing can be opened for what was found, like {@code attempt a-1}. */
    public void openUnnamed(String found) {
        asked++;
        isReading.set(false);
        problem.set(found + ": no order and no key is known of it, so there is no case to open.");
    }

    public void putProblemAway() {
        problem.set("");
    }

    /** Tells that the file was written to, by whomever. */
    public void fileChanged() {
        isStale = true;
    }

    /** Reads the open case again if that is worth it. */
    public void tick(long nowMs) {
        if (!isScreenShown.get() || shown.caseProperty().get().isEmpty()) {
            return;
        }
        // A lease that ends is news to the verdict, although nobody writes it down.
        isStale |= nowMs >= leaseEndMs;
        if (isStale && !isReading.get() && nowMs - READ_EVERY_MS >= readAtMs) {
            isStale = false;
            leaseEndMs = Long.MAX_VALUE;
            readAtMs = nowMs;
            read(topic.get().stream().toList(), "", true);
        }
    }

    private void open(List<Topic> wanted, String words) {
        isReading.set(true);
        problem.set("");
        read(wanted, words, false);
    }

    private void read(List<Topic> wanted, String words, boolean isAgain) {
        long question = ++asked;
        Optional<Topic> unmasked = unmasked();
        background.run(
                () -> wanted.stream()
                        .flatMap(one -> reader.apply(one).stream())
                        .findFirst()
                        .map(one -> unmasked.equals(Optional.of(one.found().topic())) ? one.unmasked() : one),
                found -> show(question, found, words, isAgain),
                failure -> fail(question, failure, isAgain));
    }

    private void show(long question, Optional<JudgedCase> found, String words, boolean isAgain) {
        if (question != asked) {
            return;
        }
        isReading.set(false);
        if (found.isEmpty() && isAgain) {
            problem.set("The file does not name this case any more, as after an import was undone. What was read before"
                    + " is still shown.");
            return;
        }
        if (found.isEmpty()) {
            problem.set("Neither the journal nor an import of this file names " + ShownText.of(words)
                    + ". Capital letters count. Search it, import its evidence, or open another file.");
            return;
        }
        problem.set("");
        Case now = found.get().found();
        topic.set(Optional.of(now.topic()));
        leaseEndMs = now.nextLeaseEndMs().orElse(Long.MAX_VALUE);
        // Nothing of the case that was open before is shown anew while what was agreed to ends with it.
        readLast = Optional.empty();
        personalData.ifPresent(data -> data.follow(topic.get()));
        JudgedCase judged = unmasked().isPresent() ? found.get() : found.get().remasked();
        readLast = Optional.of(judged);
        shown.show(judged);
    }

    private Optional<Topic> unmasked() {
        return personalData.flatMap(data -> data.agreedProperty().get());
    }

    private void fail(long question, Exception failure, boolean isAgain) {
        if (question == asked) {
            isReading.set(false);
            isStale = isAgain;
            problem.set((isAgain
                            ? "The case could not be read again; what was read before is still shown. "
                            : "The case could not be read. ")
                    + "Nothing was changed. " + ShownText.of(String.valueOf(failure.getMessage())));
        }
    }
}
