package claimdesk.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Predicate;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A part of a transaction is undone where its result says so or where it throws, and the rest stays. */
class SavepointTest {

    private static final Predicate<String> KEEPS = text -> true;
    private static final Predicate<String> UNDOES = text -> false;

    @TempDir
    Path folder;

    private Notes notes;
    private Writer writer;

    @BeforeEach
    void open() {
        notes = new Notes(folder);
        writer = new SerialWriter(notes.connection(Duration.ZERO));
    }

    @AfterEach
    void close() {
        writer.close();
    }

    @Test
    void keepsOrUndoesByTheResult() {
        writer.write(handle -> {
            part(handle, "kept", KEEPS);
            part(handle, "undone", UNDOES);
            return part(handle, "kept too", KEEPS);
        });

        assertThat(notes.texts()).containsExactly("kept", "kept too");
    }

    @Test
    void undoesAPartThatThrowsWhereTheUnitGoesOn() {
        writer.write(handle -> {
            assertThatThrownBy(() -> Savepoint.run(handle, () -> addAndThrow(handle), KEEPS))
                    .hasMessage("stop here");
            return part(handle, "kept", KEEPS);
        });

        assertThat(notes.texts()).containsExactly("kept");
    }

    @Test
    void undoesAnInnerPartAlone() {
        writer.write(handle -> Savepoint.run(
                handle,
                () -> {
                    Notes.add(handle, "outer");
                    part(handle, "inner", UNDOES);
                    return "done";
                },
                KEEPS));

        assertThat(notes.texts()).containsExactly("outer");
    }

    @Test
    void undoesAnInnerPartThatWasKeptWithItsOuterPart() {
        writer.write(handle -> {
            Savepoint.run(
                    handle,
                    () -> {
                        Notes.add(handle, "outer");
                        return part(handle, "inner", KEEPS);
                    },
                    UNDOES);
            return part(handle, "after", KEEPS);
        });

        assertThat(notes.texts()).containsExactly("after");
    }

    @Test
    void undoesThePartWhereItCannotBeToldWhetherToKeepIt() {
        writer.write(handle -> {
            assertThatThrownBy(() -> part(handle, "unclear", text -> {
                        throw new IllegalStateException("cannot tell");
                    }))
                    .hasMessage("cannot tell");
            return part(handle, "kept", KEEPS);
        });

        assertThat(notes.texts()).containsExactly("kept");
    }

    @Test
    void throwsWhatTheStatementThrewWhereThatEndedTheTransaction() {
        assertThatThrownBy(() -> writer.write(handle -> Savepoint.run(
                        handle,
                        () -> {
                            handle.execute("ROLLBACK");
                            throw new IllegalStateException("rolled everything back");
                        },
                        KEEPS)))
                .hasMessage("rolled everything back");

        writer.write(Notes.adding("after"));
        assertThat(notes.texts()).containsExactly("after");
    }

    private static String part(Handle handle, String text, Predicate<String> keeps) {
        return Savepoint.run(handle, () -> Notes.adding(text).run(handle), keeps);
    }

    private static String addAndThrow(Handle handle) {
        Notes.add(handle, "half done");
        throw new IllegalStateException("stop here");
    }
}
