package claimdesk.ui.simulate.editor;

import claimdesk.app.scenario.FaultKind;
import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.edit.NewParts;
import claimdesk.app.scenario.edit.ScenarioDocument;
import claimdesk.app.scenario.file.Problem;
import claimdesk.ui.simulate.field.Draft;
import claimdesk.ui.simulate.field.FieldKind;
import claimdesk.ui.simulate.field.FieldViewModel;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The scenario as a form: its vendors, its faults, and every other field. For the JavaFX thread only. */
public final class ScenarioViewModel {

    private static final JsonPointer VENDORS = JsonPointer.compile("/vendors");

    private final Draft draft;
    private final PartList<VendorRow> vendors;
    private final PartList<FaultRow> faults;
    private final ObservableList<String> vendorChoices = FXCollections.observableArrayList();
    private final ObjectBinding<List<Problem>> problems;
    private final ObservableValue<Optional<JsonPointer>> whole =
            new SimpleObjectProperty<>(Optional.of(JsonPointer.empty()));
    private final BooleanProperty isTextShown = new SimpleBooleanProperty();

    public ScenarioViewModel(Draft draft) {
        this.draft = draft;
        this.vendors = new PartList<>(draft, "/vendors", VendorRow::of);
        this.faults = new PartList<>(draft, "/faults", FaultRow::of);
        this.problems = Bindings.createObjectBinding(() -> draft.document().problems(), draft.documentProperty());
        draft.documentProperty().addListener((property, before, now) -> follow(now));
        follow(draft.document());
        begin();
    }

    private void follow(ScenarioDocument now) {
        List<String> names = vendorNames(now);
        if (vendorChoices.isEmpty() || !names.equals(vendorChoices.subList(1, vendorChoices.size()))) {
            vendorChoices.setAll(names);
            vendorChoices.add(0, "");
        }
        if (!now.hasFields()) {
            isTextShown.set(true);
        }
    }

    private static List<String> vendorNames(ScenarioDocument document) {
        return IntStream.range(0, document.count(VENDORS))
                .mapToObj(place ->
                        document.value(VENDORS.appendIndex(place)).path("name").asText())
                .distinct()
                .toList();
    }

    // Properties

    public ReadOnlyObjectProperty<ScenarioDocument> documentProperty() {
        return draft.documentProperty();
    }

    /** What can be played; empty while something is wrong with it. */
    public Optional<Scenario> scenario() {
        return draft.document().scenario();
    }

    public ObjectBinding<List<Problem>> problemsProperty() {
        return problems;
    }

    public PartList<VendorRow> vendors() {
        return vendors;
    }

    public PartList<FaultRow> faults() {
        return faults;
    }

    /** The names of all vendors, and first the blank one, for any. */
    public ObservableList<String> vendorChoices() {
        return vendorChoices;
    }

    /** Whether the scenario is shown as text and not as a form. */
    public BooleanProperty textShownProperty() {
        return isTextShown;
    }

    public Draft draft() {
        return draft;
    }

    /** A field of the scenario itself. */
    public FieldViewModel field(String at, FieldKind kind) {
        return new FieldViewModel(draft, whole, at, kind);
    }

    /** A field of the vendor that is selected. */
    public FieldViewModel vendorField(String within, FieldKind kind) {
        return new FieldViewModel(draft, vendors.selectedAtProperty(), within, kind);
    }

    /** A field of the fault that is selected. */
    public FieldViewModel faultField(String within, FieldKind kind) {
        return new FieldViewModel(draft, faults.selectedAtProperty(), within, kind);
    }

    // Commands

    /** Selects what is to be seen first of another scenario. */
    void begin() {
        vendors.selectedProperty().set(vendors.rows().isEmpty() ? PartList.NONE : 0);
        faults.selectedProperty().set(faults.rows().isEmpty() ? PartList.NONE : 0);
        isTextShown.set(!draft.document().hasFields());
    }

    public void addVendor() {
        vendors.add(NewParts.vendor(vendorNames(draft.document())));
    }

    public void duplicateVendor() {
        vendors.duplicate(
                copy -> copy.put("name", NewParts.freeName(copy.path("name").asText(), vendorNames(draft.document()))));
    }

    public void addFault(FaultKind kind) {
        faults.add(NewParts.fault(kind));
    }

    public void duplicateFault() {
        faults.duplicate(copy -> {});
    }

    /** Gives the selected vendor a breaker, or takes it away. */
    public void setBreaker(boolean isOn) {
        if (!isOn) {
            leaveOut(vendors, "/breaker");
        } else if (value(vendors, "/breaker").isMissingNode()) {
            put(vendors, "/breaker", NewParts.breaker());
        }
    }

    /** Puts {@code value} into the selected part of {@code list}. */
    void put(PartList<?> list, String within, JsonNode value) {
        list.selectedAtProperty()
                .get()
                .ifPresent(
                        at -> draft.change(document -> document.with(at.append(JsonPointer.compile(within)), value)));
    }

    /** Leaves that field out of the selected part of {@code list}. */
    void leaveOut(PartList<?> list, String within) {
        list.selectedAtProperty()
                .get()
                .ifPresent(at -> draft.change(document -> document.without(at.append(JsonPointer.compile(within)))));
    }

    /** What holds at that place of the selected part of {@code list}. */
    JsonNode value(PartList<?> list, String within) {
        return list.selectedAtProperty()
                .get()
                .map(at -> draft.document().value(at.append(JsonPointer.compile(within))))
                .orElseGet(() -> draft.document().value(JsonPointer.compile("/no such field")));
    }

    /** Changes the text as it stands. */
    public void editText(String text) {
        draft.change(document -> ScenarioDocument.of(document.name(), text));
    }

    public void undo() {
        draft.undo();
    }
}
