package claimdesk.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.RawSql;
import claimdesk.store.SettableClock;
import claimdesk.store.Store;
import claimdesk.store.identity.RunId;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file of schema version 1 is read as what it would be, and stays what it is. */
class FirstSchemaReadingTest {

    @TempDir
    Path folder;

    private final SettableClock clock = new SettableClock(1_900_000_000_000L);
    private Path file;

    @BeforeEach
    void make() {
        file = FirstSchemaFile.in(folder);
    }

    @Test
    void isReadAsItIsByWhoeverOpensItForReading() {
        FolderImage before = FolderImage.of(folder);

        try (Store store = Store.openReadOnly(file, clock)) {
            FirstSchemaFile.assertFound(store);
            assertThat((long) store.read(tables -> tables.journal().lastSeq())).isEqualTo(35);
            assertThatThrownBy(() -> store.write(tables -> tables.imports().undo(new RunId(6))))
                    .isInstanceOf(StoreException.class);
            assertThat(FolderImage.of(folder)).isEqualTo(before);
        }

        assertThat(FolderImage.of(folder)).isEqualTo(before);
    }

    @Test
    void isReadWithTheCommitsOfItsLogWhileTheLandedProgramHasItOpen() throws SQLException {
        try (Connection landed = RawSql.connect(file)) {
            RawSql.run(landed, "UPDATE import_source SET name = 'renamed.csv' WHERE run_id = 2");
            FolderImage before = FolderImage.of(folder);
            assertThat(before.files()).hasSize(3);

            try (Store store = Store.openReadOnly(file, clock)) {
                FirstSchemaFile.assertFound(store);
                assertThat(store.read(tables -> tables.imports().find(new RunId(2)))
                                .orElseThrow()
                                .file()
                                .name())
                        .isEqualTo("renamed.csv");
            }

            assertThat(FolderImage.of(folder)).isEqualTo(before);
        }
    }
}
