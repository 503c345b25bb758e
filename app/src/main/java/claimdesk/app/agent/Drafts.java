package claimdesk.app.agent;

import claimdesk.app.casework.Topic;
import claimdesk.app.exchange.WholeFile;
import claimdesk.store.agent.Decision;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Notes that could not be saved yet, in a file of their own beside the settings: one for each case of each data file. The
 * file is replaced as a whole or not at all. For one thread.
 */
public final class Drafts {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path file;

    /**
     * @param file made, with its folder, when the first draft is kept
     */
    public Drafts(Path file) {
        this.file = file;
    }

    /**
     * The draft on that case.
     *
     * @throws IOException if the drafts cannot be read; they are left as they are
     */
    public Optional<Draft> of(Path dataFile, Topic topic) throws IOException {
        return read().stream().filter(draft -> draft.isOf(dataFile, topic)).findFirst();
    }

    /**
     * Keeps {@code draft} in place of what was kept for its case; an empty one only takes that away.
     *
     * @throws IOException if they cannot be read or written; they are left as they are
     */
    public void keep(Draft draft) throws IOException {
        List<Draft> before = read();
        List<Draft> after = new ArrayList<>(before);
        after.removeIf(other -> other.isOf(draft.file(), draft.topic()));
        if (!draft.isEmpty()) {
            after.add(draft);
        }
        if (!after.equals(before)) {
            Files.createDirectories(file.toAbsolutePath().getParent());
            WholeFile.write(file, text(after));
        }
    }

    private List<Draft> read() throws IOException {
        if (!Files.exists(file)) {
            return List.of();
        }
        List<Draft> all = new ArrayList<>();
        try {
            for (JsonNode one : JSON.readTree(Files.readString(file)).path("drafts")) {
                all.add(draft(one));
            }
        } catch (JsonProcessingException | IllegalArgumentException damaged) {
            throw new IOException("the drafts in " + file + " cannot be read; the file is left as it is", damaged);
        }
        return all;
    }

    private static Draft draft(JsonNode one) {
        Topic topic = one.hasNonNull("key")
                ? new Topic.OfKey(new ScopedKey(
                        new Vendor(one.path("vendor").asText()),
                        new IdempotencyKey(one.path("key").asText())))
                : new Topic.OfOrder(new OrderId(one.path("order").asText()));
        return new Draft(
                Path.of(one.path("file").asText()),
                topic,
                one.path("text").asText(),
                Decision.named(one.path("decision").asText()));
    }

    private static String text(List<Draft> drafts) {
        ObjectNode root = JSON.createObjectNode();
        ArrayNode all = root.putArray("drafts");
        for (Draft draft : drafts) {
            ObjectNode one = all.addObject().put("file", draft.file().toString());
            draft.topic().match(of -> one.put("order", of.order().text()), of -> one.put(
                            "vendor", of.key().vendor().text())
                    .put("key", of.key().key().text()));
            one.put("text", draft.text());
            draft.decision().ifPresent(decision -> one.put("decision", decision.text()));
        }
        return root.toPrettyString();
    }
}
