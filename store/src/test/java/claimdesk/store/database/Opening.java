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

    /** This program's schema followed by scripts of later versions. */
    static Migrations shippedAnd(String... scripts) {
        List<String> all = new ArrayList<>(List.of(shippedScript()));
        all.addAll(Arrays.asList(scripts));
        return new Migrations(all);
    }

    private static String shippedScript() {
        try (InputStream script = Migrations.class.getResourceAsStream("schema.sql")) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
