package claimdesk.ui.simulate.editor;

import atlantafx.base.theme.Styles;
import claimdesk.app.scenario.FaultKind;
import claimdesk.store.order.Operation;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.simulate.editor.PartListView.Look;
import claimdesk.ui.simulate.field.FieldGrid;
import claimdesk.ui.simulate.field.FieldKind;
import claimdesk.ui.simulate.field.FieldView;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.binding.BooleanBinding;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The column of faults: a palette to add from, and of each where, which attempt and how often. */
public final class FaultsView extends VBox {

    private static final double FIELD_MIN = 104;
    private static final int COLUMNS_MAX = 3;

    private final ScenarioViewModel model;
    private final ToggleButton add = new ToggleButton("Add a fault", Icons.of(Feather.PLUS));

    public FaultsView(ScenarioViewModel model) {
        this.model = model;
        PartListView<FaultRow> list = new PartListView<>(
                "faults",
                "Faults",
                model.faults(),
                new Look<>(
                        row -> Icons.of(
                                row.kind().map(FaultPalette.Group::iconOf).orElse(Feather.CLOUD_LIGHTNING)),
                        FaultRow::title,
                        FaultRow::summary,
                        FaultRow::isBroken,
                        row -> Optional.empty()));
        BooleanBinding isPicking =
                add.selectedProperty().or(model.faults().selectedProperty().isEqualTo(PartList.NONE));
        FaultPalette palette = new FaultPalette(kind -> {
            model.addFault(kind);
            add.setSelected(false);
            list.requestFocus();
        });
        palette.visibleProperty().bind(isPicking);
        palette.managedProperty().bind(palette.visibleProperty());
        VBox form = form();
        form.visibleProperty().bind(isPicking.not());
        form.managedProperty().bind(form.visibleProperty());
        list.setOnMousePressed(event -> add.setSelected(false));
        add.setId("fault-add");
        add.getStyleClass().addAll(Styles.SMALL);
        add.setMinWidth(USE_PREF_SIZE);
        getChildren()
                .add(Parts.column(
                        "faults-column",
                        Parts.header(
                                Feather.CLOUD_LIGHTNING,
                                "Faults",
                                Parts.icon(
                                        "fault-copy",
                                        Feather.COPY,
                                        "Duplicate the selected fault",
                                        model::duplicateFault),
                                Parts.icon(
                                        "fault-remove",
                                        Feather.TRASH_2,
                                        "Remove the selected fault",
                                        model.faults()::remove),
                                add),
                        list,
                        palette,
                        form));
        getStyleClass().add("column-frame");
    }

    private VBox form() {
        Label what = new Label();
        what.setId("fault-description");
        what.setWrapText(true);
        what.setMinHeight(USE_PREF_SIZE);
        what.getStyleClass().add("muted");
        FieldView by = FieldView.text("fault-by", "By, ms", model.faultField("/by-ms", FieldKind.OPTIONAL));
        Label wrong = Icons.word(Feather.ALERT_CIRCLE, "", "field-error");
        wrong.setId("fault-error");
        wrong.setWrapText(true);
        wrong.setMinWidth(0);
        wrong.setMinHeight(USE_PREF_SIZE);
        wrong.textProperty().bind(model.faultField("", FieldKind.OPTIONAL).errorProperty());
        wrong.visibleProperty().bind(wrong.textProperty().isNotEmpty());
        wrong.managedProperty().bind(wrong.visibleProperty());
        Runnable show = () -> {
            Optional<FaultKind> kind =
                    FaultKind.named(model.value(model.faults(), "/kind").asText());
            what.setText(kind.map(FaultKind::description).orElse(""));
            boolean takesBy = kind.map(FaultKind::takesBy).orElse(true)
                    || !model.value(model.faults(), "/by-ms").isMissingNode();
            by.setVisible(takesBy);
            by.setManaged(takesBy);
        };
        model.documentProperty().addListener((property, before, after) -> show.run());
        model.faults().selectedProperty().addListener((property, before, after) -> show.run());
        show.run();
        VBox form = new VBox(
                what,
                wrong,
                where(by),
                FieldView.check(
                        "fault-once", "Strikes once in the whole run", model.faultField("/once", FieldKind.VALUE)));
        form.getStyleClass().add("form");
        return form;
    }

    private FieldGrid where(FieldView by) {
        return new FieldGrid(
                FIELD_MIN,
                COLUMNS_MAX,
                FieldView.choice(
                        "fault-kind",
                        "What",
                        model.faultField("/kind", FieldKind.VALUE),
                        Arrays.stream(FaultKind.values()).map(FaultKind::text).toList()),
                by,
                FieldView.choice(
                        "fault-vendor",
                        "Vendor",
                        model.faultField("/vendor", FieldKind.OPTIONAL),
                        model.vendorChoices(),
                        name -> name.isEmpty() ? "every vendor" : name),
                FieldView.choice(
                        "fault-operation",
                        "Operation",
                        model.faultField("/operation", FieldKind.OPTIONAL),
                        operations(),
                        word -> word.isEmpty() ? "every operation" : word),
                action(),
                new AttemptsField(model));
    }

    private FieldView action() {
        FieldView action = FieldView.text("fault-action", "Action", model.faultField("/action", FieldKind.OPTIONAL));
        ((TextField) action.control()).setPromptText("every action");
        return action;
    }

    private static ObservableList<String> operations() {
        return FXCollections.observableArrayList(
                Stream.concat(Stream.of(""), Arrays.stream(Operation.values()).map(Operation::text))
                        .toList());
    }
}
