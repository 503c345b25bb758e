package claimdesk.ui.agent;

import atlantafx.base.theme.Styles;
import atlantafx.base.theme.Tweaks;
import claimdesk.app.masking.MaskedText;
import claimdesk.store.agent.ActionKind;
import claimdesk.store.identity.ScopedKey;
import claimdesk.ui.controls.ChoiceWords;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;

/** Buttons for what can be done to a live key; each asks first, in a {@link KeyQuestionView}. */
public final class KeyActionsBar extends HBox {

    private static final double KEY_WIDTH_MAX = 180;
    private static final int KEY_SHOWN_MAX = 28;

    private final KeyActionsViewModel model;

    /**
     * @param place a word in the ids of the buttons, for there is one bar on each screen
     */
    public KeyActionsBar(KeyActionsViewModel model, String place) {
        this.model = model;
        setId("key-actions-" + place);
        getStyleClass().add("key-actions");
        Button retry = new Button("Retry as vendor\u2026", Icons.of(Feather.SEND));
        retry.setId("retry-" + place);
        retry.setMinWidth(USE_PREF_SIZE);
        retry.getStyleClass().add(Styles.SMALL);
        Icons.explain(
                retry,
                "Sends the vendor's request again with the same key, as a new attempt. Shows first what will happen, and"
                        + " asks.");
        retry.setOnAction(event -> model.ask(ActionKind.RETRY));
        MenuButton more = new MenuButton("", Icons.of(Feather.MORE_HORIZONTAL));
        more.setId("key-more-" + place);
        more.setMinWidth(USE_PREF_SIZE);
        more.getStyleClass().addAll(Styles.SMALL, Tweaks.NO_ARROW);
        more.setAccessibleText("More that can be done with the key");
        Icons.explain(more, "Release a stuck claim, or purge a saved answer. Each asks first.");
        more.getItems()
                .addAll(
                        item("release-" + place, "Release the claim\u2026", Feather.UNLOCK, ActionKind.RELEASE),
                        item("purge-" + place, "Purge the key\u2026", Feather.TRASH_2, ActionKind.PURGE));
        getChildren().addAll(keys(place), retry, more);
        disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> model.keyProperty().get().isEmpty(), model.keyProperty()));
    }

    private MenuItem item(String id, String text, Feather icon, ActionKind kind) {
        MenuItem item = new MenuItem(text, Icons.of(icon));
        item.setId(id);
        item.setOnAction(event -> model.ask(kind));
        return item;
    }

    /** Which of several keys; not there where there is but one. */
    private ComboBox<ScopedKey> keys(String place) {
        ComboBox<ScopedKey> keys = new ComboBox<>();
        keys.setId("key-choice-" + place);
        keys.setMaxWidth(KEY_WIDTH_MAX);
        keys.setAccessibleText("Which key is acted on");
        keys.setConverter(new ChoiceWords<>(key -> shown(key)));
        keys.valueProperty().addListener((property, before, now) -> {
            if (now != null) {
                model.keyProperty().set(Optional.of(now));
            }
        });
        Runnable show = () -> {
            List<ScopedKey> all = model.keysProperty().get();
            Optional<ScopedKey> chosen = model.keyProperty().get();
            keys.getItems().setAll(all);
            keys.setValue(chosen.orElse(null));
            keys.setVisible(all.size() > 1);
            keys.setManaged(all.size() > 1);
        };
        model.keysProperty().addListener((property, before, now) -> show.run());
        model.keyProperty().addListener((property, before, now) -> keys.setValue(now.orElse(null)));
        show.run();
        return keys;
    }

    private static String shown(ScopedKey key) {
        String text = ShownText.of(MaskedText.name(key.key().text()));
        return text.length() <= KEY_SHOWN_MAX ? text : text.substring(0, KEY_SHOWN_MAX) + "\u2026";
    }
}
