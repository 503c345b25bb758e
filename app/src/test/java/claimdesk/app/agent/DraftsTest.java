package claimdesk.app.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import claimdesk.app.casework.Topic;
import claimdesk.store.agent.Decision;
import claimdesk.store.identity.OrderId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Notes that could not be saved outlive the window. */
class DraftsTest {

    private static final Topic ORDER = new Topic.OfOrder(new OrderId("4711"));
    private static final Topic KEY = new Topic.OfKey(Counter.key("a/\"b\"\u202E"));

    @TempDir
    Path folder;

    private Path file;
    private Path orders;

    @BeforeEach
    void name() {
        file = folder.resolve("own").resolve("drafts.json");
        orders = folder.resolve("orders.db");
    }

    @Test
    void areReadBackByTheNextProgram() throws IOException {
        Draft ofOrder = new Draft(orders, ORDER, "first line\nsecond \"line\" \u202E \uD83D\uDE00", Optional.empty());
        Draft ofKey = new Draft(orders, KEY, "", Optional.of(Decision.REFUND_OWED));
        new Drafts(file).keep(ofOrder);
        new Drafts(file).keep(ofKey);

        assertThat(new Drafts(file).of(orders, ORDER)).contains(ofOrder);
        assertThat(new Drafts(file).of(orders, KEY)).contains(ofKey);
        assertThat(new Drafts(file).of(folder.resolve("other.db"), ORDER)).isEmpty();
    }

    @Test
    void areOneForEachCase() throws IOException {
        new Drafts(file).keep(draft("first"));
        new Drafts(file).keep(draft("second"));

        assertThat(new Drafts(file).of(orders, ORDER).map(Draft::text)).contains("second");
        new Drafts(file).keep(draft(" "));
        assertThat(new Drafts(file).of(orders, ORDER)).isEmpty();
    }

    @Test
    void makeNoFileWhereThereIsNothingToKeep() throws IOException {
        assertThat(new Drafts(file).of(orders, ORDER)).isEmpty();
        new Drafts(file).keep(draft(""));

        assertThat(file.getParent()).doesNotExist();
    }

    @Test
    void leaveAFileAloneThatCannotBeRead() throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "{\"drafts\":[{\"file\":\"x\",\"text\":\"half a");

        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> new Drafts(file).keep(draft("new")))
                .withMessageContaining("left as it is");
        assertThat(Files.readString(file)).endsWith("half a");
    }

    @Test
    void stayAsTheyWereWhereTheyCannotBeWritten() throws IOException {
        new Drafts(file).keep(draft("first"));
        Path blocked = folder.resolve("blocked");
        Files.writeString(blocked, "a file where a folder is wanted");

        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> new Drafts(blocked.resolve("drafts.json")).keep(draft("new")));
        assertThat(Files.list(file.getParent())).containsExactly(file);
        assertThat(new Drafts(file).of(orders, ORDER).map(Draft::text)).contains("first");
    }

    private Draft draft(String text) {
        return new Draft(orders, ORDER, text, Optional.empty());
    }
}
