package claimdesk.ui.learn.stepper.view;

import atlantafx.base.theme.Styles;
import claimdesk.app.room.Move;
import claimdesk.app.stepper.Moment;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.learn.stepper.MoveText;
import claimdesk.ui.learn.stepper.RoomTime;
import claimdesk.ui.learn.stepper.StepperViewModel;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;

/** The store's clock, which stands until somebody moves it, and the purge. */
final class ClockBar extends HBox {

    private final StepperViewModel model;
    private final Label clock = Icons.word(Feather.CLOCK, "0 s", "stepper-clock");

    ClockBar(StepperViewModel model) {
        this.model = model;
        setId("stepper-clock-bar");
        getStyleClass().add("stepper-bar");
        clock.setId("stepper-clock");
        getChildren()
                .addAll(
                        clock,
                        button("time", "Next end  T", Move.TIME),
                        button("second", "+1 s  S", Move.SECOND),
                        button("ten-seconds", "+10 s  M", Move.TEN_SECONDS),
                        button("purge", "Purge  P", Move.PURGE));
        model.momentProperty().addListener((property, before, now) -> show(now));
    }

    private void show(Optional<Moment> now) {
        clock.setText(RoomTime.length(now.map(one -> one.now().nowMs()).orElse(0L)));
    }

    private Button button(String id, String text, Move move) {
        Button button = new Button(text, Icons.of(MoveText.icon(move.kind())));
        button.setId("stepper-" + id);
        button.getStyleClass().add(Styles.SMALL);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> model.step(move));
        button.setDisable(true);
        Icons.explain(button, "On the store's clock " + MoveText.of(move));
        model.momentProperty().addListener((property, before, now) -> {
            Optional<Moment.Offer> offer = now.flatMap(one -> one.offer(move));
            button.setDisable(offer.isEmpty());
            Icons.explain(button, offer.map(Moment.Offer::words).orElse("Not now: " + MoveText.of(move)));
        });
        return button;
    }
}
