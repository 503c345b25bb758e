package claimdesk.ui.importing.mapping;

import claimdesk.app.exchange.mapping.Profile;
import claimdesk.app.exchange.mapping.Profiles;
import claimdesk.app.exchange.preview.Draft;
import claimdesk.app.exchange.preview.Look;
import claimdesk.app.exchange.preview.Preview;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The first look at a file, and the profile by which it was read, if one alone was made for such a file. */
record FirstLook(Look look, Draft draft, Optional<String> profile) {

    static FirstLook at(Path file, Profiles profiles) {
        Look recognised = Look.at(file, Draft.open());
        List<Profile> fitting = recognised.match(seen -> fitting(seen.preview(), profiles), none -> List.of());
        if (fitting.size() != 1) {
            return new FirstLook(recognised, Draft.open(), Optional.empty());
        }
        Draft known = Draft.of(fitting.get(0).mapping());
        return new FirstLook(
                Look.at(file, known), known, Optional.of(fitting.get(0).name()));
    }

    /** Columns that are only numbered say too little to read a file by a profile unasked. */
    private static List<Profile> fitting(Preview preview, Profiles profiles) {
        boolean isNumbered = preview.sample().layout().delimiter().isPresent()
                && !preview.sample().layout().hasHeader();
        try {
            return isNumbered
                    ? List.of()
                    : profiles.all().stream()
                            .filter(one -> one.fits(preview.sample()))
                            .toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }
}
