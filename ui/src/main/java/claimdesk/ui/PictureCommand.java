package claimdesk.ui;

import claimdesk.app.scenario.Scenario;
import claimdesk.ui.command.ClaimdeskCommand;
import claimdesk.ui.command.ProtocolArgument;
import claimdesk.ui.command.StoreFile;
import claimdesk.ui.command.run.ScenarioArgument;
import claimdesk.ui.settings.Appearance;
import claimdesk.ui.settings.Zoom;
import claimdesk.ui.shell.Screen;
import claimdesk.ui.simulate.run.Speed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.application.Platform;
import javax.imageio.ImageIO;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Takes a picture of the window while a scenario runs in it, as for the documentation. Needs a display. */
@Command(
        name = "picture",
        mixinStandardHelpOptions = true,
        description = "Writes a picture of the window while a scenario runs in it, or pictures of all its screens.",
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0:the picture was written, or all were", "2:wrong input, or no display"})
final class PictureCommand implements Callable<Integer> {

    private static final Pattern SIZE = Pattern.compile("(\\d{3,4})x(\\d{3,4})");

    @Spec
    private CommandSpec spec;

    @ArgGroup(multiplicity = "1")
    private Target target;

    private static final class Target {
        @Option(names = "--out", paramLabel = "FILE.png", description = "where the picture goes")
        private Path out;

        @Option(
                names = "--all",
                paramLabel = "FOLDER",
                description = "write a picture of each screen, light and dark, into this folder")
        private Path folder;

        private Path folder() {
            return folder == null ? out.toAbsolutePath().getParent() : folder.toAbsolutePath();
        }
    }

    /** One of the pictures. */
    private record Shot(Path file, Screen screen, Appearance appearance) {}

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
            paramLabel = "SCREEN",
            description = "which screen is shown: live (the default), investigate, simulate, learn, import or settings")
    private String screen;

    @Option(
            names = "--case",
            paramLabel = "ORDER|VENDOR/KEY",
            description = "what the Investigate screen has open; the order of a refused save if it is not given")
    private String order;

    @Option(
            names = "--db",
            paramLabel = "FILE",
            description = "the file that is shown; it is only read, and nothing is run in it")
    private Path db;

    @Option(
            names = "--speed",
            defaultValue = "1",
            paramLabel = "1|10|100|max",
            description = "how fast the run goes, against the wall clock (1 is the default)")
    private String speed;

    @Option(names = "--theme", defaultValue = "light", paramLabel = "light|dark", description = "how it looks")
    private String theme;

    @Option(
            names = "--zoom",
            defaultValue = "100",
            paramLabel = "PERCENT",
            description = "how large everything is drawn (100 is the default)")
    private int zoom;

    @Option(names = "--size", defaultValue = "1280x800", paramLabel = "WxH", description = "how large it is")
    private String size;

    @Option(
            names = "--after-ms",
            defaultValue = "12000",
            paramLabel = "MS",
            description = "how long the run has gone on by its own clock, at least (12000 is the default)")
    private long afterMs;

    @Mixin
    private LearnOptions learn;

    @Override
    public Integer call() throws IOException {
        checkFolder();
        Scenario chosen = ScenarioArgument.read(scenario, seed);
        Picture.Scene scene = new Picture.Scene(
                Screen.named(screen)
                        .orElseThrow(() -> wrong(
                                "--screen " + screen + ": live, investigate, simulate, learn, import or settings")),
                chosen,
                ProtocolArgument.read(protocol, chosen),
                afterMs,
                Optional.ofNullable(order),
                Optional.ofNullable(db),
                learn.scene());
        Picture.Look look = look();
        int code =
                Toolkit.run(spec.commandLine().getErr(), () -> Platform.startup(() -> Platform.setImplicitExit(false)));
        if (code != ClaimdeskCommand.OK) {
            return code;
        }
        for (Shot shot : shots(scene, look)) {
            take(shot, scene, look);
        }
        return ClaimdeskCommand.OK;
    }

    private List<Shot> shots(Picture.Scene scene, Picture.Look look) {
        if (target.folder == null) {
            return List.of(new Shot(target.out, scene.screen(), look.appearance()));
        }
        return Arrays.stream(Screen.values())
                .flatMap(one -> Stream.of(Appearance.LIGHT, Appearance.DARK)
                        .map(theme ->
                                new Shot(target.folder.resolve(one.text() + "-" + theme.text() + ".png"), one, theme)))
                .toList();
    }

    private void take(Shot shot, Picture.Scene scene, Picture.Look look) throws IOException {
        try (StoreFile store = StoreFile.of(null)) {
            ImageIO.write(
                    Picture.take(store.file(), scene.on(shot.screen()), look.with(shot.appearance())),
                    "png",
                    shot.file().toFile());
        }
        if (target.folder != null) {
            spec.commandLine().getOut().println(shot.file());
            spec.commandLine().getOut().flush();
        }
    }

    private Picture.Look look() {
        Appearance shown = Appearance.named(theme)
                .filter(one -> one != Appearance.SYSTEM)
                .orElseThrow(() -> wrong("--theme " + theme + ": light or dark"));
        Matcher parts = SIZE.matcher(size);
        if (!parts.matches()) {
            throw wrong("--size " + size + ": width and height, like 1280x800");
        }
        if (!Zoom.STEPS.contains(zoom)) {
            throw wrong("--zoom " + zoom + ": one of " + Zoom.STEPS);
        }
        return new Picture.Look(
                shown,
                new Zoom(zoom),
                Integer.parseInt(parts.group(1)),
                Integer.parseInt(parts.group(2)),
                Speed.named(speed).orElseThrow(() -> wrong("--speed " + speed + ": 1, 10, 100 or max")));
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    /** Looked for first: the picture takes a while, and a folder that is missing would be learned of at its end. */
    private void checkFolder() {
        Path folder = target.folder();
        if (!Files.isDirectory(folder)) {
            throw wrong("the folder " + folder + " does not exist; nothing was written");
        }
    }
}
