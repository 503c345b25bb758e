package claimdesk.ui;

import claimdesk.app.scenario.Scenario;
import claimdesk.ui.command.ClaimdeskCommand;
import claimdesk.ui.command.ProtocolArgument;
import claimdesk.ui.command.ScenarioArgument;
import claimdesk.ui.command.StoreFile;
import claimdesk.ui.settings.Appearance;
import claimdesk.ui.shell.Screen;
import claimdesk.ui.simulate.run.Speed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
            paramLabel = "SCENARIO",
            description = "a shipped scenario by name (demo is the default), or a YAML file")
    private String scenario;

    @Option(names = "--protocol", paramLabel = "P", description = "serve the calls under this protocol")
    private String protocol;

    @Option(names = "--seed", paramLabel = "N", description = "draw everything that is drawn from this seed")
    private Long seed;

    @Option(
            names = "--screen",
            defaultValue = "live",
            paramLabel = "live|simulate",
            description = "which screen is shown (live is the default)")
    private String screen;

    @Option(
            names = "--speed",
            defaultValue = "1",
            paramLabel = "1|10|100|max",
            description = "how fast the run goes, against the wall clock (1 is the default)")
    private String speed;

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
        Scenario chosen = ScenarioArgument.read(scenario, seed);
        Picture.Scene scene = new Picture.Scene(
                Screen.named(screen).orElseThrow(() -> wrong("--screen " + screen + ": live or simulate")),
                chosen,
                ProtocolArgument.read(protocol, chosen),
                afterMs);
        Picture.Look look = look();
        int code = Toolkit.run(spec.commandLine().getErr(), () -> Platform.startup(() -> {}));
        if (code != ClaimdeskCommand.OK) {
            return code;
        }
        try (StoreFile store = StoreFile.of(null)) {
            ImageIO.write(Picture.take(store.file(), scene, look), "png", out.toFile());
        }
        return ClaimdeskCommand.OK;
    }

    private Picture.Look look() {
        Appearance shown = Appearance.named(theme)
                .filter(one -> one != Appearance.SYSTEM)
                .orElseThrow(() -> wrong("--theme " + theme + ": light or dark"));
        Matcher parts = SIZE.matcher(size);
        if (!parts.matches()) {
            throw wrong("--size " + size + ": width and height, like 1280x800");
        }
        return new Picture.Look(
                shown,
                Integer.parseInt(parts.group(1)),
                Integer.parseInt(parts.group(2)),
                Speed.named(speed).orElseThrow(() -> wrong("--speed " + speed + ": 1, 10, 100 or max")));
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
}
