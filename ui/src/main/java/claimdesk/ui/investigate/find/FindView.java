package claimdesk.ui.investigate.find;

import atlantafx.base.controls.CustomTextField;
import claimdesk.app.query.Offer;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/**
 * The part that finds cases: the box, and under it the lists to choose from or what was found. Down goes into them, Enter
 * opens, Escape goes back.
 */
public final class FindView extends VBox {

    private static final String LANGUAGE =
            """
            All terms must hold. A word is how an order, key, vendor or attempt begins, or a state: refused, busy, saved, \
            in progress, stuck, expired, mismatch, replayed, failed, unknown \u2026

            order:  key:  vendor:  attempt:      one of them, in quotes if it has blanks
            status:500      attempts>1      hash:ab12
            last:15m      after:2026-05-01      before:2026-05-01T10:00
            between 10:00 and 10:05

            Down goes to the results, Enter opens, Shift+Enter opens the key alone, Escape clears.""";

    private final FindViewModel model;
    private final CustomTextField field = new CustomTextField();
    private final FlowPane offers = new FlowPane();
    private final ListsView lists;
    private final ResultsView results;

    public FindView(FindViewModel model) {
        this.model = model;
        this.lists = new ListsView(model);
        this.results = new ResultsView(model, this::begin);
        setId("find");
        getStyleClass().add("find");
        setMinSize(0, 0);
        StackPane place = new StackPane(lists, results);
        place.setMinSize(0, 0);
        VBox.setVgrow(place, Priority.ALWAYS);
        lists.visibleProperty().bind(model.listingProperty().not());
        results.visibleProperty().bind(model.listingProperty());
        getChildren().addAll(field(), problem(), offers(), place);
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }

    /** Puts the cursor into the box. */
    public void begin() {
        field.requestFocus();
        field.selectAll();
    }

    private CustomTextField field() {
        field.setId("find-text");
        field.setPromptText("Order, key, refused, status:500 \u2026");
        field.setAccessibleText("Search for cases");
        field.setLeft(Icons.of(Feather.SEARCH));
        field.textProperty().bindBidirectional(model.textProperty());
        Icons.explain(field, LANGUAGE);
        field.setOnAction(event -> results.openFirst());
        return field;
    }

    private Label problem() {
        Label problem = new Label("", Icons.of(Feather.ALERT_CIRCLE));
        problem.setId("find-problem");
        problem.getStyleClass().add("find-problem");
        problem.setWrapText(true);
        problem.setMinHeight(USE_PREF_SIZE);
        problem.textProperty().bind(model.problemProperty());
        problem.visibleProperty().bind(model.problemProperty().isNotEmpty());
        problem.managedProperty().bind(problem.visibleProperty());
        return problem;
    }

    private FlowPane offers() {
        offers.setId("find-offers");
        offers.getStyleClass().add("find-offers");
        model.offers().addListener((ListChangeListener<Offer>) change -> showOffers());
        showOffers();
        return offers;
    }

    private void showOffers() {
        offers.getChildren().setAll(model.offers().stream().map(this::link).toList());
        offers.setVisible(!model.offers().isEmpty());
        offers.setManaged(offers.isVisible());
    }

    private Hyperlink link(Offer offer) {
        Hyperlink link = new Hyperlink("Or " + ShownText.of(offer.words()) + "?");
        link.setOnAction(event -> {
            model.textProperty().set(offer.query());
            field.requestFocus();
            field.end();
        });
        return link;
    }

    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE
                && (model.listingProperty().get() || !field.getText().isEmpty())) {
            model.clear();
            field.requestFocus();
            event.consume();
        } else if (event.getCode() == KeyCode.DOWN && field.isFocused()) {
            if (model.listingProperty().get()) {
                results.begin();
            } else {
                lists.begin();
            }
            event.consume();
        }
    }
}
