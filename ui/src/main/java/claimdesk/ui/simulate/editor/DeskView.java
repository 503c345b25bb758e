package claimdesk.ui.simulate.editor;

import claimdesk.app.scenario.DeskPlan;
import claimdesk.store.order.Operation;
import claimdesk.ui.simulate.field.FieldGrid;
import claimdesk.ui.simulate.field.FieldKind;
import claimdesk.ui.simulate.field.FieldView;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

/** How the order desk serves, and what the scenario is called. */
public final class DeskView extends VBox {

    private static final double FIELD_MIN = 104;
    private static final int COLUMNS_MAX = 4;

    private final ScenarioViewModel model;

    public DeskView(ScenarioViewModel model) {
        this.model = model;
        getStyleClass().add("form");
        getChildren()
                .addAll(
                        Parts.section("Order desk"),
                        desk(),
                        FieldView.check(
                                "desk-renews",
                                "Long work renews its lease",
                                model.field("/desk/lease/renews", FieldKind.VALUE)),
                        Parts.section("Leases that differ, ms"),
                        leases(),
                        Parts.section("About this scenario"),
                        new FieldGrid(
                                160,
                                2,
                                text("scenario-name", "Name", "/name", FieldKind.TEXT),
                                text("scenario-title", "Title", "/title", FieldKind.TEXT)),
                        FieldView.paragraph(
                                "scenario-description",
                                "What will be seen",
                                model.field("/description", FieldKind.TEXT)));
    }

    private FieldGrid desk() {
        return new FieldGrid(
                FIELD_MIN,
                COLUMNS_MAX,
                text("desk-lease", "Lease, ms", "/desk/lease/default-ms", FieldKind.VALUE),
                text("desk-work-min", "Work from, ms", "/desk/work/min-ms", FieldKind.VALUE),
                text("desk-work-max", "Work to, ms", "/desk/work/max-ms", FieldKind.VALUE),
                text("desk-effect", "Effect at, percent", "/desk/work/effect-at-percent", FieldKind.VALUE),
                text("desk-retention", "Answers kept, ms", "/desk/retention-ms", FieldKind.VALUE),
                FieldView.choice(
                        "desk-replies",
                        "Replies",
                        model.field("/desk/replies", FieldKind.VALUE),
                        DeskPlan.REPLY_PROFILES));
    }

    private FieldGrid leases() {
        FieldGrid grid = new FieldGrid(72, COLUMNS_MAX);
        for (Operation operation : Operation.values()) {
            FieldView lease = text(
                    "desk-lease-" + operation.text(),
                    operation.text(),
                    "/desk/lease/by-operation-ms/" + operation.text(),
                    FieldKind.OPTIONAL);
            ((TextField) lease.control()).setPromptText("as above");
            grid.getChildren().add(lease);
        }
        return grid;
    }

    private FieldView text(String id, String name, String at, FieldKind kind) {
        return FieldView.text(id, name, model.field(at, kind));
    }
}
