package claimdesk.app.casefile;

import claimdesk.app.agent.Unmasking;
import claimdesk.app.casefile.CaseFile.Making;
import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseReader;
import claimdesk.app.casework.Topic;
import claimdesk.app.chain.CaseSource;
import claimdesk.app.exchange.ImportedEvents;
import claimdesk.app.exchange.WholeFile;
import claimdesk.app.masking.MaskedCase;
import claimdesk.store.Store;
import claimdesk.store.agent.AgentAction;
import claimdesk.store.database.StoreException;
import claimdesk.store.identity.RunId;
import claimdesk.store.journal.Event;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** Writes the case files of one store: the lines, and a page to read beside them; both, or neither. */
public final class CaseFileExport {

    private final Store store;
    private final InstantSource clock;
    private final String program;

    /** Makes the page of a case file. */
    @FunctionalInterface
    public interface Page {

        /**
         * @param lines the name of the file with the lines
         * @param hash of its last line
         */
        String of(CaseFile file, String lines, String hash);
    }

    /**
     * How it is wanted.
     *
     * @param unmaskedFor who asked for personal data, which is recorded; empty where they are masked
     * @param isReplacing whether files that are there may be replaced
     */
    public record Wish(Optional<String> unmaskedFor, boolean isReplacing) {}

    /**
     * @param program the name and version that stands in the files
     */
    public CaseFileExport(Store store, InstantSource clock, String program) {
        this.store = store;
        this.clock = clock;
        this.program = program;
    }

    /** The files are put into {@code folder}, named after the case. */
    public CaseFileOutcome intoFolder(Path folder, Topic topic, Wish wish, Page page) throws IOException {
        Optional<CaseFile> found = read(topic, wish);
        if (found.isEmpty()) {
            return new CaseFileOutcome.NotNamed();
        }
        String name = CaseFileName.of(found.get().shown().topic()) + CaseFileName.ENDING;
        return write(found.get(), folder.resolve(name), topic, wish, page);
    }

    /**
     * @param lines where the lines go; the page stands beside it, with the ending {@code .html}
     * @throws IOException if the files cannot be written
     */
    public CaseFileOutcome write(Path lines, Topic topic, Wish wish, Page page) throws IOException {
        Optional<CaseFile> found = read(topic, wish);
        return found.isEmpty() ? new CaseFileOutcome.NotNamed() : write(found.get(), lines, topic, wish, page);
    }

    private CaseFileOutcome write(CaseFile found, Path lines, Topic topic, Wish wish, Page page) throws IOException {
        Path html = lines.resolveSibling(stem(String.valueOf(lines.getFileName())) + ".html");
        for (Path path : List.of(lines, html)) {
            if (!wish.isReplacing() && Files.exists(path)) {
                return new CaseFileOutcome.InTheWay(path);
            }
        }
        if (wish.unmaskedFor().isPresent()) {
            AgentAction asked = Unmasking.asked(
                    wish.unmaskedFor().get(), "the case file of " + topic.words() + " is written with personal data");
            Optional<StoreException> unrecorded = Unmasking.record(store, topic, asked);
            if (unrecorded.isPresent()) {
                return new CaseFileOutcome.NotRecorded(unrecorded.get().reason());
            }
        }
        // What was just recorded belongs to the case, too.
        CaseFile file = wish.unmaskedFor().isPresent() ? read(topic, wish).orElseThrow() : found;
        String[] hash = {""};
        WholeFile.write(lines, beside -> {
            try (Writer out = Files.newBufferedWriter(beside)) {
                hash[0] = new CaseFileLines(file).write(out);
            }
            // The lines get their place after the page has its own: if one cannot be written, neither is there.
            WholeFile.write(html, page.of(file, String.valueOf(lines.getFileName()), hash[0]));
            return true;
        });
        return new CaseFileOutcome.Written(lines, html, hash[0], file);
    }

    /** What would be written now; empty if the file does not name the topic. */
    private Optional<CaseFile> read(Topic topic, Wish wish) {
        boolean isMasked = wish.unmaskedFor().isEmpty();
        long nowMs =
                Math.max(clock.millis(), store.read(tables -> tables.journal().lastAtMs()));
        return CaseReader.find(store, topic, nowMs)
                .map(one -> isMasked ? MaskedCase.of(one) : one)
                .map(shown -> CaseFile.of(shown, sources(shown), new Making(program, clock.millis(), isMasked)));
    }

    private List<CaseSource> sources(Case one) {
        List<RunId> runs = one.events().stream()
                .filter(event -> ImportedEvents.evidenceId(event).isPresent())
                .map(Event::run)
                .distinct()
                .toList();
        return store.read(tables -> runs.stream()
                .flatMap(run -> tables.imports().find(run).stream())
                .map(source -> new CaseSource(
                        source.run(),
                        source.file().name(),
                        source.file().kind().text(),
                        source.file().sha256()))
                .toList());
    }

    private static String stem(String name) {
        return name.endsWith(CaseFileName.ENDING)
                ? name.substring(0, name.length() - CaseFileName.ENDING.length())
                : name;
    }
}
