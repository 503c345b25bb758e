package claimdesk.ui.importing.view.mapping;

import claimdesk.app.exchange.mapping.Profile;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.importing.FileState;
import claimdesk.ui.importing.FileViewModel;
import claimdesk.ui.importing.mapping.MappingViewModel;
import claimdesk.ui.importing.mapping.ProfilesViewModel;
import claimdesk.ui.importing.view.Buttons;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.collections.ListChangeListener;
import javafx.collections.WeakListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** By which profile a file is read; how the mapping is remembered as one, renamed and deleted. */
final class ProfileBar extends FlowPane {

    private static final double GAP = 8;

    private final MappingViewModel mapping;
    private final ProfilesViewModel profiles;
    private final Choice<Optional<String>> choice;
    private final TextField name = new TextField();
    private final Button rename;
    private final Button delete;
    /** Kept from the collector as long as this bar is. */
    private final ListChangeListener<Profile> onProfiles = change -> show();

    ProfileBar(FileViewModel file, ProfilesViewModel profiles) {
        super(GAP, GAP);
        this.mapping = file.mapping();
        this.profiles = profiles;
        setAlignment(Pos.BOTTOM_LEFT);
        getStyleClass().add("import-fields");
        choice = new Choice<>(
                "import-profile",
                "Profile",
                "How files of this layout were read before. One that was made for the same columns is taken by itself.",
                this::words,
                this::chosen);
        name.setId("import-profile-name");
        name.setPromptText("profile name");
        name.setAccessibleText("Name of the profile");
        name.setPrefColumnCount(12);
        Label label = new Label("Remember as");
        label.getStyleClass().add("field-name");
        label.setLabelFor(name);
        VBox named = new VBox(label, name);
        named.getStyleClass().add("import-field");
        Button remember = Buttons.of(
                "import-remember", Feather.BOOKMARK, "Remember", () -> profiles.remember(name.getText(), mapping));
        Icons.explain(remember, "Keeps kind, columns, layout and times under this name.");
        name.setOnAction(event -> profiles.remember(name.getText(), mapping));
        rename = Buttons.of("import-rename", Feather.EDIT_2, "Rename", () -> mapping.profileProperty()
                .get()
                .ifPresent(before -> profiles.rename(before, name.getText(), mapping)));
        delete = Buttons.of("import-forget", Feather.TRASH_2, "Delete", () -> mapping.profileProperty()
                .get()
                .ifPresent(profiles::delete));
        Label said = new Label();
        said.setId("import-profile-said");
        said.getStyleClass().add("muted");
        said.setWrapText(true);
        said.textProperty().bind(profiles.messageProperty());
        said.managedProperty().bind(said.textProperty().isNotEmpty());
        getChildren().addAll(choice, named, remember, rename, delete, said);
        mapping.lookProperty().addListener((property, before, now) -> show());
        mapping.profileProperty().addListener((property, before, now) -> show());
        profiles.all().addListener(new WeakListChangeListener<>(onProfiles));
        file.stateProperty().addListener((property, before, now) -> remember.setDisable(now != FileState.READY));
        remember.setDisable(file.stateProperty().get() != FileState.READY);
        show();
    }

    private void show() {
        Optional<String> now = mapping.profileProperty().get();
        List<Optional<String>> all = new ArrayList<>();
        all.add(Optional.empty());
        profiles.offered(mapping).forEach(one -> all.add(Optional.of(one.name())));
        if (!all.contains(now)) {
            all.add(now);
        }
        choice.show(all, now);
        for (Button button : List.of(rename, delete)) {
            button.setVisible(now.isPresent());
            button.setManaged(now.isPresent());
        }
        now.ifPresent(name::setText);
    }

    private void chosen(Optional<String> wanted) {
        wanted.ifPresentOrElse(one -> profiles.named(one).ifPresent(mapping::apply), mapping::recognise);
    }

    private String words(Optional<String> one) {
        if (one.isEmpty()) {
            return "none";
        }
        boolean isFitting = profiles.named(one.get())
                .filter(it -> profiles.fits(it, mapping))
                .isPresent();
        return ShownText.of(one.get()) + (isFitting ? " \u00B7 same columns" : "");
    }
}
