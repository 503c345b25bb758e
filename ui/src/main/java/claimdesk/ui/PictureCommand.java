package claimdesk.ui;

import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.store.claim.Protocol;
import claimdesk.store.study.Protocols;
import claimdesk.ui.command.ClaimdeskCommand;
import claimdesk.ui.shell.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.application.Platform;
import javax.imageio.ImageIO;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Takes a picture of the window while a scenario runs in it, as for the documentation. Needs a display. */
@Command(
        name = "picture",
        mixinStandardHelpOptions = true,
        description = "Writes a picture of the window while a scenario runs in it, with a refused save selected.",
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0:the picture was written", "2:wrong input, or no display"})
final class PictureCommand implements Callable<Integer> {

    private static final Pattern SIZE = Pattern.compile("(\\d{3,4})x(\\d{3,4})");

    @Spec
    private CommandSpec spec;

    @Option(names = "--out", required = true, paramLabel = "FILE.png", description = "where the picture goes")
    private Path out;

    @Option(
            names = "--scenario",
            defaultValue = "demo",
            paramLabel = "NAME",
            description = "a shipped scenario (demo is the default)")
    private String scenario;

    @Option(names = "--protocol", paramLabel = "P", description = "serve the calls under this protocol")
    private String protocol;

    @Option(names = "--seed", paramLabel = "N", description = "draw everything that is drawn from this seed")
    private Long seed;

    @Option(names = "--theme", defaultValue = "light", paramLabel = "light|dark", description = "how it looks")
    private String theme;

    @Option(names = "--size", defaultValue = "1280x800", paramLabel = "WxH", description = "how large it is")
    private String size;

    @Option(
            names = "--after-ms",
            defaultValue = "12000",
            paramLabel = "MS",
            description = "how long the run has gone on by its own clock, at least (12000 is the default)")
    private long afterMs;

    @Override
    public Integer call() throws IOException {
        checkFolder();
        Picture.Scene scene = scene();
        Picture.Look look = look();
        int code = Toolkit.run(spec.commandLine().getErr(), () -> Platform.startup(() -> {}));
        if (code != ClaimdeskCommand.OK) {
            return code;
        }
        Path folder = Files.createTempDirectory("claimdesk");
        try {
            ImageIO.write(Picture.take(folder.resolve("orders.db"), scene, look), "png", out.toFile());
        } finally {
            delete(folder);
        }
        return ClaimdeskCommand.OK;
    }

    private Picture.Scene scene() {
        Scenario chosen = ShippedScenarios.find(scenario)
                .orElseThrow(() -> wrong("--scenario " + scenario + ": no shipped scenario, see claimdesk scenarios"));
        String id = protocol == null ? chosen.protocol() : protocol;
        Protocol served = Protocols.named(id)
                .orElseThrow(() -> wrong("--protocol " + id + ": no such protocol; there are "
                        + String.join(
                                ", ", Protocols.all().stream().map(Protocol::id).toList())));
        try {
            return new Picture.Scene(seed == null ? chosen : chosen.withSeed(seed), served, afterMs);
        } catch (IllegalArgumentException outOfRange) {
            throw wrong("--seed " + seed + ": " + outOfRange.getMessage());
        }
    }

    private Picture.Look look() {
        Theme shown = Theme.named(theme).orElseThrow(() -> wrong("--theme " + theme + ": light or dark"));
        Matcher parts = SIZE.matcher(size);
        if (!parts.matches()) {
            throw wrong("--size " + size + ": width and height, like 1280x800");
        }
        return new Picture.Look(shown, Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2)));
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    /** Looked for first: the picture takes a while, and a folder that is missing would be learned of at its end. */
    private void checkFolder() {
        Path folder = out.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder)) {
            throw wrong("--out " + out + ": the folder " + folder + " does not exist");
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : List.copyOf(files.toList())) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }
}
