package claimdesk.ui.live.filter;

import claimdesk.store.identity.Vendor;
import claimdesk.store.order.Operation;
import claimdesk.store.study.Protocols;
import claimdesk.store.window.lane.FilterChoices.RunChoice;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import org.kordamp.ikonli.feather.Feather;

/** Chooses what the lanes are narrowed down to. */
final class FilterMenu extends MenuButton {

    private final FilterViewModel model;
    private final Menu vendors = new Menu("Vendor");
    private final Menu runs = new Menu("Run");
    private final CheckMenuItem retried = new CheckMenuItem("More than one attempt");

    FilterMenu(FilterViewModel model) {
        super("Filter", Icons.of(Feather.FILTER));
        this.model = model;
        setId("filter");
        Icons.explain(
                this, "Shows only rows of a vendor, operation, protocol or run, or that were tried more than once");
        Menu operations = new Menu("Operation");
        for (Operation operation : Operation.values()) {
            operations.getItems().add(item(operation.text(), () -> model.onlyOperation(operation)));
        }
        Menu protocols = new Menu("Protocol");
        Protocols.all()
                .forEach(protocol ->
                        protocols.getItems().add(item(protocol.id(), () -> model.onlyProtocol(protocol.id()))));
        retried.setOnAction(event -> model.onlyRetried(retried.isSelected()));
        model.filterProperty().addListener((property, before, now) -> retried.setSelected(now.isRetriedOnly()));
        getItems().addAll(vendors, operations, retried, protocols, runs);
        showChoices();
        model.choicesProperty().addListener((property, before, now) -> showChoices());
        setOnShowing(event -> model.readChoices());
    }

    private void showChoices() {
        vendors.getItems().clear();
        for (Vendor vendor : model.choicesProperty().get().vendors()) {
            vendors.getItems().add(item(ShownText.of(vendor.text()), () -> model.onlyVendor(vendor)));
        }
        vendors.setDisable(vendors.getItems().isEmpty());
        runs.getItems().clear();
        for (RunChoice run : model.choicesProperty().get().runs()) {
            String words =
                    run.run() + "  \u00B7  " + ShownText.of(run.title()) + "  \u00B7  " + ShownText.of(run.protocol());
            runs.getItems().add(item(words, () -> model.onlyRun(run.run())));
        }
        runs.setDisable(runs.getItems().isEmpty());
    }

    private static MenuItem item(String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setMnemonicParsing(false);
        item.setOnAction(event -> action.run());
        return item;
    }
}
