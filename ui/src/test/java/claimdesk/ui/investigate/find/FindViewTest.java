package claimdesk.ui.investigate.find;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.theme.PrimerLight;
import claimdesk.app.casework.Topic;
import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.app.simulation.Simulation;
import claimdesk.store.Store;
import claimdesk.store.database.Durability;
import claimdesk.store.study.Protocols;
import claimdesk.ui.background.Background;
import claimdesk.ui.investigate.find.list.SavedSearchesViewModel;
import claimdesk.ui.investigate.find.result.FoundText;
import claimdesk.ui.investigate.find.result.OpenFile;
import claimdesk.ui.settings.SavedSearch;
import claimdesk.ui.settings.SettingsFile;
import claimdesk.ui.settings.SettingsViewModel;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;

/** Finding cases by keyboard alone. */
@ExtendWith(ApplicationExtension.class)
class FindViewTest {

    private static final Clock CLOCK = Clock.fixed(Instant.parse("2030-01-01T00:00:00Z"), ZoneOffset.UTC);
    private static final Background AT_ONCE = new Background(Runnable::run, Runnable::run);

    @TempDir
    static Path folder;

    private final List<Topic> opened = new ArrayList<>();
    private Store store;
    private FindViewModel model;
    private FindView view;

    @Start
    private void start(Stage stage) {
        Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        store = played();
        OpenFile file = new OpenFile() {
            @Override
            public <T> T ask(Function<Store, T> question) {
                return question.apply(store);
            }
        };
        model = new FindViewModel(
                file,
                new FindViewModel.Workers(AT_ONCE, AT_ONCE),
                new SavedSearchesViewModel(
                        new SettingsViewModel(new SettingsFile(folder.resolve("settings")), AT_ONCE)),
                CLOCK,
                opened::add);
        view = new FindView(model);
        stage.setScene(new Scene(view, 320, 700));
        stage.show();
        view.begin();
    }

    @Stop
    private void stop() {
        store.close();
    }

    @Test
    void typesGoesDownOpensAndClears(FxRobot robot) {
        robot.write("saved");
        ListView<FoundText> rows = robot.lookup("#find-rows").queryListView();
        assertThat(rows.getItems()).hasSizeGreaterThan(2);

        robot.type(KeyCode.DOWN).type(KeyCode.DOWN).type(KeyCode.ENTER);
        assertThat(opened).containsExactly(rows.getItems().get(1).topic());

        robot.type(KeyCode.UP).type(KeyCode.UP);
        TextField field = robot.lookup("#find-text").query();
        assertThat(field.isFocused()).isTrue();
        robot.type(KeyCode.ESCAPE);
        assertThat(field.getText()).isEmpty();
        assertThat(model.listingProperty().get()).isFalse();
    }

    @Test
    void opensTheFirstResultFromTheBox(FxRobot robot) {
        robot.write("saved").type(KeyCode.ENTER);

        assertThat(opened).containsExactly(model.results().rows().get(0).topic());
    }

    @Test
    void keepsTheSelectedRowWhenItSearchesAgain(FxRobot robot) {
        robot.write("saved").type(KeyCode.DOWN).type(KeyCode.DOWN);
        ListView<FoundText> rows = robot.lookup("#find-rows").queryListView();
        Object before = rows.getSelectionModel().getSelectedItem().identity();

        robot.interact(model.results()::again);

        assertThat(rows.getSelectionModel().getSelectedItem().identity()).isEqualTo(before);
        assertThat(rows.getSelectionModel().getSelectedIndex()).isEqualTo(1);
    }

    @Test
    void choosesAListAndComesBack(FxRobot robot) {
        robot.type(KeyCode.DOWN);
        Button first = robot.lookup("#list-refused").query();
        assertThat(first.isFocused()).isTrue();

        robot.type(KeyCode.SPACE);
        assertThat(model.titleProperty().get()).isEqualTo("Refused saves");
        robot.type(KeyCode.ESCAPE);

        assertThat(model.listingProperty().get()).isFalse();
    }

    @Test
    void keepsASearchUnderAName(FxRobot robot) {
        robot.write("busy");
        Button star = robot.lookup("#find-keep").query();

        robot.interact(star::fire);
        robot.write("told to wait").type(KeyCode.ENTER);

        assertThat(model.saved().searches()).contains(new SavedSearch("told to wait", "busy"));
    }

    private static Store played() {
        Path file = folder.resolve("played.db");
        if (!file.toFile().exists()) {
            Scenario demo = ShippedScenarios.find("demo").orElseThrow();
            try (Simulation simulation = Simulation.begin(
                    file,
                    Durability.NONE,
                    demo,
                    Protocols.named(demo.protocol()).orElseThrow(),
                    Simulation.START_MS)) {
                while (simulation.step()) {
                    assertThat(simulation.clock().millis()).isPositive();
                }
            }
        }
        return Store.openReadOnly(file, CLOCK::instant);
    }
}
