package claimdesk.ui.command.evidence;

import claimdesk.app.exchange.EvidenceFiles;
import claimdesk.ui.command.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The files that an import on the command line is to read. */
final class ImportPaths {

    private ImportPaths() {}

    /**
     * @throws InputException if one of them does not exist, or there is no file among them
     */
    static EvidenceFiles of(List<Path> paths) throws IOException {
        paths.forEach(ImportPaths::mustExist);
        EvidenceFiles files = EvidenceFiles.of(paths);
        if (files.files().isEmpty()) {
            throw new InputException(paths.get(0) + ": there is no export in this folder; it takes .claimdesk, .ndjson,"
                    + " .jsonl, .json, .csv, .tsv, .txt and .log, and those with .gz");
        }
        return files;
    }

    static void mustExist(Path path) {
        if (!Files.exists(path)) {
            throw new InputException(path + ": there is no such file or folder; nothing was written");
        }
        if (!Files.isRegularFile(path) && !Files.isDirectory(path)) {
            throw new InputException(path + ": is no file but a pipe or a device, and a file is read twice; write what"
                    + " comes out of it to a file. Nothing was written");
        }
    }
}
