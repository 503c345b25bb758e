package claimdesk.ui.simulate.editor;

import claimdesk.app.vendor.Jitter;
import claimdesk.app.vendor.KeyPolicy;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.simulate.editor.PartListView.Look;
import claimdesk.ui.simulate.field.CurveView;
import claimdesk.ui.simulate.field.DelayCurve;
import claimdesk.ui.simulate.field.FieldGrid;
import claimdesk.ui.simulate.field.FieldKind;
import claimdesk.ui.simulate.field.FieldView;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The column of vendors: who calls, what for, how each waits and retries. */
public final class VendorsView extends VBox {

    private static final double FIELD_MIN = 86;
    private static final double CHOICE_MIN = 132;
    private static final int COLUMNS_MAX = 4;

    private final ScenarioViewModel model;

    public VendorsView(ScenarioViewModel model) {
        this.model = model;
        PartListView<VendorRow> list = new PartListView<>(
                "vendors",
                "Vendors",
                model.vendors(),
                new Look<>(
                        row -> Icons.of(Feather.USER),
                        VendorRow::name,
                        VendorRow::summary,
                        VendorRow::isBroken,
                        VendorRow::curve));
        VBox form = new VBox(who(), Parts.section("Retries"), curve(), retries(), Parts.section("Breaker"), breaker());
        form.getStyleClass().add("form");
        form.visibleProperty().bind(model.vendors().selectedProperty().isNotEqualTo(PartList.NONE));
        form.managedProperty().bind(form.visibleProperty());
        getChildren()
                .add(Parts.column(
                        "vendors-column",
                        Parts.header(
                                Feather.USERS,
                                "Vendors",
                                Parts.icon(
                                        "vendor-copy",
                                        Feather.COPY,
                                        "Duplicate the selected vendor",
                                        model::duplicateVendor),
                                Parts.icon(
                                        "vendor-remove",
                                        Feather.TRASH_2,
                                        "Remove the selected vendor",
                                        model.vendors()::remove),
                                Parts.icon("vendor-add", Feather.PLUS, "Add a vendor", model::addVendor)),
                        list,
                        form));
        getStyleClass().add("column-frame");
    }

    private Node who() {
        FieldGrid who = new FieldGrid(
                FIELD_MIN,
                COLUMNS_MAX,
                text("vendor-name", "Name", "/name", FieldKind.TEXT),
                text("vendor-count", "Actions", "/actions/count", FieldKind.VALUE),
                text("vendor-start", "First after, ms", "/actions/start-ms", FieldKind.VALUE));
        FieldGrid when = new FieldGrid(
                FIELD_MIN,
                COLUMNS_MAX,
                text("vendor-every", "One every, ms", "/actions/every-ms", FieldKind.VALUE),
                text("vendor-timeout", "Timeout, ms", "/timeout-ms", FieldKind.VALUE));
        // Several words: they have a line of their own.
        FieldGrid operations = new FieldGrid(
                CHOICE_MIN, 1, text("vendor-operations", "Operations", "/actions/operations", FieldKind.WORDS));
        VBox box = new VBox(who, operations, when);
        box.getStyleClass().add("form");
        return box;
    }

    private Node retries() {
        List<String> jitters = Arrays.stream(Jitter.values()).map(Jitter::text).toList();
        List<String> policies =
                Arrays.stream(KeyPolicy.values()).map(KeyPolicy::text).toList();
        FieldGrid fields = new FieldGrid(
                FIELD_MIN,
                COLUMNS_MAX,
                text("retry-attempts", "Attempts at most", "/retry/attempts-max", FieldKind.VALUE),
                text("retry-initial", "First wait, ms", "/retry/backoff/initial-ms", FieldKind.VALUE),
                text("retry-multiplier", "Each wait times", "/retry/backoff/multiplier", FieldKind.VALUE),
                text("retry-cap", "Longest wait, ms", "/retry/backoff/cap-ms", FieldKind.VALUE));
        FieldGrid choices = new FieldGrid(
                CHOICE_MIN,
                2,
                FieldView.choice(
                        "retry-jitter", "Jitter", model.vendorField("/retry/backoff/jitter", FieldKind.VALUE), jitters),
                FieldView.choice(
                        "vendor-keys", "Keys on retries", model.vendorField("/keys", FieldKind.VALUE), policies));
        VBox box = new VBox(
                fields,
                choices,
                FieldView.check(
                        "retry-after",
                        "Waits as long as a busy answer asks",
                        model.vendorField("/retry/honours-retry-after", FieldKind.VALUE)));
        box.getStyleClass().add("form");
        return box;
    }

    private Node curve() {
        CurveView curve = new CurveView();
        Label words = new Label();
        words.setId("curve-words");
        words.setWrapText(true);
        words.setMinHeight(USE_PREF_SIZE);
        words.getStyleClass().add("muted");
        Runnable show = () -> {
            int vendor = model.vendors().selectedProperty().get();
            Optional<DelayCurve> now = vendor == PartList.NONE
                    ? Optional.empty()
                    : model.documentProperty().get().retry(vendor).map(DelayCurve::of);
            curve.show(now);
            words.setText(now.map(DelayCurve::words).orElse("Drawn again as soon as the fields above are right."));
        };
        model.documentProperty().addListener((property, before, after) -> show.run());
        model.vendors().selectedProperty().addListener((property, before, after) -> show.run());
        show.run();
        VBox box = new VBox(curve, words);
        box.getStyleClass().add("curve-box");
        return box;
    }

    private Node breaker() {
        CheckBox has = new CheckBox("Stops calling a desk that keeps failing");
        has.setId("breaker");
        has.setWrapText(true);
        FieldGrid fields = new FieldGrid(
                FIELD_MIN,
                COLUMNS_MAX,
                text("breaker-window", "Of the last attempts", "/breaker/sliding-window", FieldKind.VALUE),
                text("breaker-rate", "Failed, percent", "/breaker/failure-rate-percent", FieldKind.VALUE),
                text("breaker-open", "Stays open, ms", "/breaker/open-ms", FieldKind.VALUE),
                text("breaker-trial", "Then tries", "/breaker/half-open-calls", FieldKind.VALUE));
        fields.visibleProperty().bind(has.selectedProperty());
        fields.managedProperty().bind(fields.visibleProperty());
        Runnable show =
                () -> has.setSelected(!model.value(model.vendors(), "/breaker").isMissingNode());
        model.documentProperty().addListener((property, before, after) -> show.run());
        model.vendors().selectedProperty().addListener((property, before, after) -> show.run());
        show.run();
        has.setOnAction(event -> model.setBreaker(has.isSelected()));
        VBox box = new VBox(has, fields);
        box.getStyleClass().add("form");
        return box;
    }

    private FieldView text(String id, String name, String within, FieldKind kind) {
        return FieldView.text(id, name, model.vendorField(within, kind));
    }
}
