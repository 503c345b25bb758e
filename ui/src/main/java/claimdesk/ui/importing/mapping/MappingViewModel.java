package claimdesk.ui.importing.mapping;

import claimdesk.app.exchange.mapping.Field;
import claimdesk.app.exchange.mapping.Mapping;
import claimdesk.app.exchange.mapping.Profile;
import claimdesk.app.exchange.mapping.Profiles;
import claimdesk.app.exchange.mapping.TimeRules;
import claimdesk.app.exchange.preview.Draft;
import claimdesk.app.exchange.preview.Look;
import claimdesk.app.exchange.preview.Preview;
import claimdesk.app.exchange.preview.Problem;
import claimdesk.app.exchange.reading.LayoutHint;
import claimdesk.store.imported.SourceKind;
import claimdesk.ui.background.Background;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/**
 * How one file is to be read: proposed, shown on its first rows, corrected. Each change is read anew in the background;
 * of several, only the last is shown. For the JavaFX thread only.
 */
public final class MappingViewModel {

    private final Path file;
    private final Profiles profiles;
    private final Background background;
    private final ReadOnlyObjectWrapper<Optional<Look>> look = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<String>> profile = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper isReading = new ReadOnlyBooleanWrapper();
    private final ObservableList<ColumnRow> columns = FXCollections.observableArrayList();
    /** Kept, for a wrapper that nobody keeps stops telling of changes. */
    private final ObservableList<ColumnRow> columnsShown = FXCollections.unmodifiableObservableList(columns);

    private Draft draft = Draft.open();
    private long asked;

    public MappingViewModel(Path file, Profiles profiles, Background background) {
        this.file = file;
        this.profiles = profiles;
        this.background = background;
    }

    // Properties

    /** What was seen at last; empty before the first look. */
    public ReadOnlyObjectProperty<Optional<Look>> lookProperty() {
        return look.getReadOnlyProperty();
    }

    /** Whether what is shown is not yet what was asked for last. */
    public ReadOnlyBooleanProperty readingProperty() {
        return isReading.getReadOnlyProperty();
    }

    /** The profile by which it is read, until something is changed. */
    public ReadOnlyObjectProperty<Optional<String>> profileProperty() {
        return profile.getReadOnlyProperty();
    }

    /** Its columns; their order stays as it was first. */
    public ObservableList<ColumnRow> columns() {
        return columnsShown;
    }

    public Optional<Preview> preview() {
        return look.get().flatMap(one -> one.match(seen -> Optional.of(seen.preview()), none -> Optional.empty()));
    }

    /** Why it cannot be read at all; empty if it can. */
    public String unreadable() {
        return look.get()
                .map(one -> one.match(seen -> "", Look.Unreadable::reason))
                .orElse("");
    }

    /** What is wrong or odd, each in a sentence; the blocking ones first. */
    public List<Problem> problems() {
        return preview().map(Preview::problems).orElse(List.of());
    }

    public Draft draft() {
        return draft;
    }

    /** Whether it is a case file, of which nothing is to be chosen. */
    public boolean isCaseFile() {
        return preview().flatMap(Preview::kind).equals(Optional.of(SourceKind.CASE_FILE));
    }

    /** Whether it can be imported as it is shown. */
    public boolean isComplete() {
        return preview().filter(Preview::isComplete).isPresent();
    }

    // Commands

    /** Looks for the first time: by the one profile that was made for such a file, or by what is recognised. */
    public void open() {
        long mine = ++asked;
        isReading.set(true);
        background.run(
                () -> FirstLook.at(file, profiles),
                first -> {
                    if (mine == asked) {
                        draft = first.draft();
                        profile.set(first.profile());
                        show(first.look());
                    }
                },
                failure -> failed(mine, failure));
    }

    public void chooseKind(SourceKind kind) {
        change(draft.as(kind));
    }

    /** Another field for a column, or none. */
    public void choose(String column, Optional<Field> field) {
        preview()
                .ifPresent(shown -> change(
                        draft.columns().isPresent()
                                ? draft.choose(draft.columns().get(), column, field)
                                : shown.choose(column, field)));
    }

    /** Written otherwise than was recognised. */
    public void chooseLayout(UnaryOperator<LayoutHint> changed) {
        change(draft.with(changed.apply(draft.known().layout())));
    }

    public void chooseTimes(UnaryOperator<TimeRules> changed) {
        change(draft.with(draft.known().with(changed.apply(draft.known().times()))));
    }

    /** Texts that stand for "nothing there", parted by commas. */
    public void chooseAbsent(String texts) {
        change(draft.with(draft.known()
                .withAbsent(List.of(texts.split(",")).stream()
                        .map(String::strip)
                        .filter(text -> !text.isEmpty())
                        .collect(Collectors.toSet()))));
    }

    /** What each line of an effect log did, where no column says it; blank if that is to be told by its columns. */
    public void chooseEffect(String effect) {
        change(draft.with(draft.known().withEffect(Optional.of(effect.strip()).filter(text -> !text.isEmpty()))));
    }

    /** Reads it by a profile. */
    public void apply(Profile chosen) {
        change(Draft.of(chosen.mapping()));
        profile.set(Optional.of(chosen.name()));
    }

    /** Forgets what was said. */
    public void recognise() {
        change(Draft.open());
    }

    /** Reads it as another file of the same columns is read. */
    public void change(Draft changed) {
        profile.set(Optional.empty());
        if (changed.equals(draft)) {
            return;
        }
        draft = changed;
        look();
    }

    public void named(String name) {
        profile.set(Optional.of(name));
    }

    /** Reads it once more; the file may have changed. */
    public void look() {
        long mine = ++asked;
        isReading.set(true);
        Draft wanted = draft;
        background.run(
                () -> Look.at(file, wanted),
                seen -> {
                    if (mine == asked) {
                        show(seen);
                    }
                },
                failure -> failed(mine, failure));
    }

    /** What a profile of that name would keep. */
    Optional<Profile> asProfile(String name) {
        return preview()
                .filter(Preview::isComplete)
                .map(one -> new Profile(one.mapping().named(name), one.sample().columns()));
    }

    public Optional<Mapping> mapping() {
        return preview().filter(Preview::isComplete).map(one -> one.mapping()
                .named(profile.get().orElse("")));
    }

    private void failed(long mine, Exception failure) {
        if (mine == asked) {
            show(new Look.Unreadable("an error of the program's own, please report it: " + failure));
        }
    }

    private void show(Look seen) {
        List<ColumnRow> now = seen.match(one -> ColumnRow.of(one.preview()), none -> List.of());
        Map<String, ColumnRow> byName = new HashMap<>();
        now.forEach(row -> byName.put(row.name(), row));
        List<String> before = columns.stream().map(ColumnRow::name).toList();
        if (before.size() == now.size() && byName.keySet().containsAll(before)) {
            for (int place = 0; place < before.size(); place++) {
                ColumnRow row = byName.get(before.get(place));
                if (!row.equals(columns.get(place))) {
                    columns.set(place, row);
                }
            }
        } else {
            columns.setAll(now);
        }
        look.set(Optional.of(seen));
        isReading.set(false);
    }
}
