package claimdesk.ui.simulate.editor;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.edit.NewDesk;
import claimdesk.app.scenario.file.ScenarioFiles;
import claimdesk.app.scenario.file.ScenarioOutcome;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.simulate.field.Draft;
import claimdesk.ui.simulate.field.FieldKind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ScenarioFileViewModelTest {

    @TempDir
    Path folder;

    private final ScenarioViewModel scenario = new ScenarioViewModel(new Draft(ScenarioFileViewModel.shipped("demo")));
    private final Picker picker = new Picker();
    private NewDesk newDesk = NewDesk.BY_DEFAULT;
    private final ScenarioFileViewModel file =
            new ScenarioFileViewModel(scenario, new Background(Runnable::run, Runnable::run), picker, () -> newDesk);

    static List<Scenario> shipped() {
        return ShippedScenarios.all();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void aShippedScenarioComesBackFromAFormAndAFileAsItWas(Scenario one) {
        Path path = folder.resolve("mine.yaml");
        file.openShipped(one.name());
        set("/seed", "31");
        picker.save = Optional.of(path);

        file.save();

        assertThat(ScenarioFiles.read(path)).isEqualTo(new ScenarioOutcome.Read(one.withSeed(31)));
        set("/seed", Long.toString(one.seed()));
        file.save();
        file.openShipped("quiet-day");
        file.open(path);
        assertThat(scenario.scenario()).contains(one);
        assertThat(path).hasContent(ShippedScenarios.text(one.name()));
        assertThat(file.changedProperty().get()).isFalse();
    }

    @Test
    void aNewScenarioBeginsAsTheSettingsSayAtThatMoment() {
        newDesk = new NewDesk(NewDesk.BY_DEFAULT.replyProfile(), 4_000, 60_000);

        file.create();

        assertThat(scenario.scenario().orElseThrow().desk().lease().defaultMs()).isEqualTo(4_000);
        assertThat(file.changedProperty().get()).isFalse();
    }

    @Test
    void isChangedUntilItIsSavedOrAsItWas() {
        assertThat(file.changedProperty().get()).isFalse();
        set("/seed", "12");
        assertThat(file.changedProperty().get()).isTrue();

        set("/seed", "11");

        assertThat(file.changedProperty().get()).isFalse();
    }

    @Test
    void asksBeforeChangesAreLostAndGoesOnWhenTheyAreSaved() {
        set("/seed", "12");

        file.create();

        assertThat(question()).contains("not saved");
        assertThat(scenario.documentProperty().get().name()).isEqualTo("demo.yaml");
        choose("Cancel");
        assertThat(file.questionProperty().get()).isEmpty();
        picker.save = Optional.of(folder.resolve("kept.yaml"));
        file.create();
        choose("Save them");
        assertThat(folder.resolve("kept.yaml")).exists();
        assertThat(scenario.documentProperty().get().name()).isEqualTo("new-scenario.yaml");
    }

    @Test
    void staysWhenThePersonSavesNowhereAfterAll() {
        set("/seed", "12");
        file.create();

        choose("Save them");

        assertThat(scenario.documentProperty().get().name()).isEqualTo("demo.yaml");
        assertThat(file.changedProperty().get()).isTrue();
    }

    @Test
    void dropsChangesWhenToldTo() {
        set("/seed", "12");
        file.openShipped("quiet-day");

        choose("Drop them");

        assertThat(scenario.documentProperty().get().name()).isEqualTo("quiet-day.yaml");
        assertThat(file.changedProperty().get()).isFalse();
    }

    @Test
    void warnsBeforeCommentsAreLost() throws IOException {
        Path path = folder.resolve("commented.yaml");
        Files.writeString(path, ShippedScenarios.text("lost-reply") + "# mine\n");
        file.open(path);
        while (!scenario.faults().rows().isEmpty()) {
            scenario.faults().remove();
        }

        file.save();

        assertThat(question()).contains("1 comment in it is lost");
        assertThat(Files.readString(path)).contains("# mine");
        choose("Save over it");
        assertThat(Files.readString(path)).doesNotContain("# mine");
    }

    @Test
    void warnsBeforeSomeoneElsesChangeIsLost() throws IOException {
        Path path = saved();
        Files.writeString(path, "name: other");
        set("/seed", "77");

        file.save();

        assertThat(question()).contains("changed by someone else");
        assertThat(path).hasContent("name: other");
        assertThat(file.changedProperty().get()).isTrue();
    }

    @Test
    void saysThatItCouldNotBeSavedAndWhatWasNotLost() {
        picker.save = Optional.of(folder.resolve("no such folder").resolve("mine.yaml"));
        set("/seed", "12");

        file.save();

        assertThat(file.problemProperty().get()).contains("could not be saved").contains("still here");
        assertThat(file.changedProperty().get()).isTrue();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void showsAllThatIsWrongWithAFileAndKeepsItsText() throws IOException {
        Path path = folder.resolve("wrong.yaml");
        String text = "name: x\ntitle: X\ndescription: X\nseed: soon\nspeed: 9 # kept\nvendors:\n  - name: a\n";
        Files.writeString(path, text);

        file.open(path);

        assertThat(scenario.problemsProperty().get())
                .extracting(problem -> problem.line() + ":" + problem.column())
                .containsExactly("4:7", "5:1");
        assertThat(scenario.field("/seed", FieldKind.VALUE).errorProperty().get())
                .startsWith("allowed: a whole number from 0");
        set("/seed", "3");
        file.save();
        assertThat(path).hasContent(text.replace("soon", "3"));
    }

    @Test
    void keepsWhatIsOpenWhenAFileCannotBeRead() throws IOException {
        Path binary = folder.resolve("binary.yaml");
        Files.write(binary, new byte[] {'a', (byte) 0xFF, 'b'});

        for (Path wrong : List.of(folder, folder.resolve("none.yaml"), binary)) {
            file.open(wrong);

            assertThat(file.problemProperty().get()).contains(wrong.toString()).contains("What was open still is");
            assertThat(scenario.documentProperty().get().name()).isEqualTo("demo.yaml");
        }
    }

    @Test
    void opensAFileThatIsNoYamlAsText() throws IOException {
        Path path = folder.resolve("torn.yaml");
        Files.write(path, "name: [torn\n\tend".getBytes(StandardCharsets.UTF_8));

        file.open(path);

        assertThat(scenario.textShownProperty().get()).isTrue();
        assertThat(scenario.documentProperty().get().text()).isEqualTo("name: [torn\n\tend");
        assertThat(scenario.problemsProperty().get()).isNotEmpty();
        assertThat(file.fileProperty().get()).contains(path);
    }

    private Path saved() {
        Path path = folder.resolve("mine.yaml");
        picker.save = Optional.of(path);
        file.save();
        return path;
    }

    private void set(String at, String text) {
        scenario.field(at, FieldKind.VALUE).textProperty().set(text);
    }

    private String question() {
        return file.questionProperty().get().orElseThrow().text();
    }

    private void choose(String text) {
        file.questionProperty().get().orElseThrow().choices().stream()
                .filter(choice -> choice.text().equals(text))
                .findFirst()
                .orElseThrow()
                .action()
                .run();
    }

    /** Chooses without asking anybody. */
    private static final class Picker implements FilePicker {
        private Optional<Path> save = Optional.empty();

        @Override
        public Optional<Path> open(String title, List<Kind> kinds) {
            return Optional.empty();
        }

        @Override
        public Optional<Path> save(String title, String name, List<Kind> kinds) {
            return save;
        }
    }
}
