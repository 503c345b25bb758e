package claimdesk.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.ui.background.Background;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsViewModelTest {

    @TempDir
    Path folder;

    @Test
    void everyChoiceIsRemembered() {
        Path file = folder.resolve("settings.properties");
        SettingsViewModel model = model(file);

        model.choose(Appearance.DARK);
        model.enlarge();

        assertThat(new SettingsFile(file).read())
                .isEqualTo(Settings.FIRST.withAppearance(Appearance.DARK).withZoom(new Zoom(110)));
    }

    @Test
    void theLargestSizeStaysTheLargest() {
        SettingsViewModel model = model(folder.resolve("settings.properties"));

        Zoom.STEPS.forEach(step -> model.enlarge());
        Zoom largest = model.settings().zoom();
        Zoom.STEPS.forEach(step -> model.reduce());

        assertThat(largest.percent()).isEqualTo(250);
        assertThat(model.settings().zoom().percent()).isEqualTo(80);
    }

    @Test
    void saysWhenAChoiceCannotBeKept() throws IOException {
        Path inTheWay = Files.createFile(folder.resolve("file"));
        SettingsViewModel model = model(inTheWay.resolve("settings.properties"));

        model.enlarge();

        assertThat(model.settings().zoom().percent()).isEqualTo(110);
        assertThat(model.problemProperty().get()).contains("hold until you close the window");
    }

    private static SettingsViewModel model(Path file) {
        return new SettingsViewModel(new SettingsFile(file), new Background(Runnable::run, Runnable::run));
    }
}
