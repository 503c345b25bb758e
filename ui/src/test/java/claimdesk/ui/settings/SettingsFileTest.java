package claimdesk.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.app.scenario.edit.NewDesk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsFileTest {

    private static final Settings CHOSEN = new Settings(
            Optional.of(Path.of("/data/ä b.db")),
            true,
            Appearance.SYSTEM,
            new Zoom(150),
            "simulate",
            new WindowPlace(1024, 700, true),
            new NewDesk(NewDesk.BY_DEFAULT.replyProfile(), 4_000, 60_000),
            List.of(new SavedSearch("after = 5 o'clock", "vendor:\"N o\" after:10:00")),
            new Learned(Set.of("lost-reply", "double-click"), Locale.GERMAN));

    @TempDir
    Path folder;

    @Test
    void remembersEverySetting() throws IOException {
        SettingsFile file = new SettingsFile(folder.resolve("made").resolve("settings.properties"));

        file.write(CHOSEN);

        assertThat(file.read()).isEqualTo(CHOSEN);
    }

    @Test
    void isAsAtTheFirstStartWhereThereIsNoFile() {
        assertThat(new SettingsFile(folder.resolve("none")).read()).isEqualTo(Settings.FIRST);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "size-percent=900",
                "size-percent=big",
                "appearance=pink",
                "window-width=3",
                "data-file=\\u0000",
                "new-scenario-lease-ms=0",
                "new-scenario-replies=curt",
                "read-only=maybe",
                "search-0-name=no text",
                "search-0-text=no name"
            })
    void passesOverAValueThatCannotBeUsed(String line) throws IOException {
        Path file = Files.writeString(folder.resolve("settings.properties"), line + "\nscreen=learn\n");

        assertThat(new SettingsFile(file).read()).isEqualTo(Settings.FIRST.withScreen("learn"));
    }

    @Test
    void isAsAtTheFirstStartWhereTheFileIsNoText() throws IOException {
        Path file = Files.write(folder.resolve("settings.properties"), new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});

        assertThat(new SettingsFile(file).read()).isEqualTo(Settings.FIRST);
    }

    /** The name leaves no room for one that is longer, as that of a file beside it is. */
    @Test
    void keepsWhatWasRememberedWhereItCannotBeWritten() throws IOException {
        Path written = folder.resolve("settings.properties");
        new SettingsFile(written).write(CHOSEN);
        SettingsFile file = new SettingsFile(Files.move(written, folder.resolve("s".repeat(250))));

        assertThatThrownBy(() -> file.write(Settings.FIRST)).isInstanceOf(IOException.class);

        assertThat(file.read()).isEqualTo(CHOSEN);
    }
}
