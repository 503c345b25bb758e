package claimdesk.store.database;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Opens files as tests need it: for one thread, impatiently, and with schemas that are not written yet. */
final class Opening {

    private static final Duration IMPATIENT = Duration.ofMillis(50);

    private Opening() {}

    static Database open(Path file) {
        return open(file, Migrations.shipped());
    }

    static Database open(Path file, Migrations migrations) {
        return Database.open(file, Durability.NONE, Database.Writing.SERIAL, migrations, IMPATIENT);
    }

    /** Schema version 1, as it was released, followed by scripts of later versions. */
    static Migrations firstAnd(String... scripts) {
        List<String> all = new ArrayList<>(List.of(script("schema.sql")));
        all.addAll(Arrays.asList(scripts));
        return new Migrations(all);
    }

    /** One of the scripts that this program ships. */
    static String script(String name) {
        try (InputStream script = Migrations.class.getResourceAsStream(name)) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
