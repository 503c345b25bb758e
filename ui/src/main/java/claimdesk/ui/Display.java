package claimdesk.ui;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whether there is a screen to open the window on. Looked at first, for the toolkit fails with a stack trace. */
final class Display {

    private static final Pattern NAME = Pattern.compile("(?:unix|([^:/]*)/?(?:unix)?):(\\d+)(?:\\.\\d+)?");
    private static final int FIRST_PORT = 6000;
    private static final int WAIT_MS = 2000;

    private final Map<String, String> environment;
    private final String system;
    private final Path sockets;

    /**
     * @param sockets where X servers put their sockets
     */
    Display(Map<String, String> environment, String system, Path sockets) {
        this.environment = environment;
        this.system = system.toLowerCase(Locale.ROOT);
        this.sockets = sockets;
    }

    static Display ofThisSystem() {
        return new Display(System.getenv(), System.getProperty("os.name"), Path.of("/tmp/.X11-unix"));
    }

    /** Why no window can be opened and what to do instead, in one sentence; empty if one can. */
    Optional<String> problem() {
        if (system.contains("windows") || system.contains("mac") || System.getProperty("glass.platform") != null) {
            return Optional.empty();
        }
        String name = environment.getOrDefault("DISPLAY", "");
        if (name.isEmpty()) {
            return Optional.of(sentence("there is no display (DISPLAY is not set)"));
        }
        return answers(name) ? Optional.empty() : Optional.of(sentence("the display " + name + " does not answer"));
    }

    private static String sentence(String reason) {
        return "claimdesk: " + reason + "; start it by \"xvfb-run claimdesk\", or stay on the command line with a"
                + " subcommand (see \"claimdesk --help\").";
    }

    private boolean answers(String name) {
        Matcher parts = NAME.matcher(name);
        if (!parts.matches()) {
            return true;
        }
        int number = Integer.parseInt(parts.group(2));
        String host = parts.group(1);
        boolean isLocal = host == null || host.isEmpty();
        return isLocal ? answersHere(number) : answersAt(host, number);
    }

    private boolean answersHere(int number) {
        Path socket = sockets.resolve("X" + number);
        if (!Files.exists(socket)) {
            return answersAt("localhost", number);
        }
        try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
            return channel.isConnected();
        } catch (IOException silent) {
            return false;
        }
    }

    private static boolean answersAt(String host, int number) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(host, FIRST_PORT + number), WAIT_MS);
            return true;
        } catch (IOException silent) {
            return false;
        }
    }
}
