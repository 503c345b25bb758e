package claimdesk.ui.settings;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * Whether the system is set to a dark look. JavaFX 21 cannot tell, so the system's own program is asked; where there is
 * none, or it says nothing, the look is light.
 */
public final class SystemLook {

    private static final long WAIT_SECONDS_MAX = 2;
    private static final int ANSWER_BYTES_MAX = 4096;

    private SystemLook() {}

    /**
     * Asks, which takes a moment: not for the JavaFX thread.
     *
     * @param system as in {@code os.name}
     */
    public static boolean isDark(String system) {
        String answer = answer(question(system.toLowerCase(Locale.ROOT)));
        return answer.contains("dark") || answer.contains("0x0");
    }

    static List<String> question(String system) {
        if (system.startsWith("windows")) {
            return List.of(
                    "reg",
                    "query",
                    "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize",
                    "/v",
                    "AppsUseLightTheme");
        }
        return system.startsWith("mac")
                ? List.of("defaults", "read", "-g", "AppleInterfaceStyle")
                : List.of("gsettings", "get", "org.gnome.desktop.interface", "color-scheme");
    }

    private static String answer(List<String> question) {
        try {
            Process process =
                    new ProcessBuilder(question).redirectErrorStream(true).start();
            process.getOutputStream().close();
            if (!process.waitFor(WAIT_SECONDS_MAX, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return "";
            }
            byte[] said = process.getInputStream().readNBytes(ANSWER_BYTES_MAX);
            return process.exitValue() == 0 ? new String(said, StandardCharsets.UTF_8).toLowerCase(Locale.ROOT) : "";
        } catch (IOException noSuchProgram) {
            return "";
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
            return "";
        }
    }
}
