package claimdesk.store.journal.part;

import java.io.IOException;

/**
 * Temporary files that packed rows are dealt out to, by the hash of what they must stay together with. Whatever the
 * number of rows, at most {@value #FILES_MAX} files are open at a time on each of {@value #DEPTH_MAX} levels. Closing removes them.
 */
final class PartFiles implements AutoCloseable {

    private static final int FILES_MAX = 256;
    /** Parts come out uneven; so many times the files that would do on average. */
    private static final int SPARE = 2;

    /** A part that is still too large after so many dealings is of few keys, and read as it is. */
    private static final int DEPTH_MAX = 2;

    private final int partRows;
    private final int depth;
    private final PartFile[] files;
    private final PackedRows rows = new PackedRows();

    private PartFiles(long rows, int partRows, int depth) {
        this.partRows = partRows;
        this.depth = depth;
        this.files = new PartFile[(int) Math.min(FILES_MAX, SPARE * (rows / partRows + 1))];
    }

    /** For about {@code rows} rows, in parts of {@code partRows} at most, as far as keys allow. */
    static PartFiles open(long rows, int partRows) {
        return new PartFiles(rows, partRows, 1);
    }

    void add(byte[] packedRows) throws IOException {
        rows.reset(packedRows, 0, packedRows.length);
        while (rows.next()) {
            add(rows);
        }
        rows.mustBeAtEnd();
    }

    private void add(PackedRows row) throws IOException {
        int file = Math.floorMod(mixed(row.partHash()), files.length);
        if (files[file] == null) {
            files[file] = new PartFile();
        }
        files[file].add(row);
    }

    /** So that keys which differ in little come apart, and on each level otherwise. */
    private int mixed(int hash) {
        int mixed = hash + depth * 0x9E3779B9;
        mixed = (mixed ^ mixed >>> 16) * 0x85EBCA6B;
        mixed = (mixed ^ mixed >>> 13) * 0xC2B2AE35;
        return mixed ^ mixed >>> 16;
    }

    /** Hands over what was added, file after file; each is removed when it was read. */
    void read(PartReader reader) throws IOException {
        for (PartFile file : files) {
            if (file != null) {
                file.flush();
            }
        }
        for (int file = 0; file < files.length; file++) {
            if (files[file] != null) {
                read(files[file], reader);
                files[file].close();
                files[file] = null;
            }
        }
    }

    private void read(PartFile file, PartReader reader) throws IOException {
        if (file.rows() <= partRows || depth == DEPTH_MAX) {
            file.forEach(row -> reader.accept(row.event()));
            reader.endPart();
            return;
        }
        try (PartFiles smaller = new PartFiles(file.rows(), partRows, depth + 1)) {
            file.forEach(smaller::add);
            smaller.read(reader);
        }
    }

    @Override
    public void close() throws IOException {
        for (PartFile file : files) {
            if (file != null) {
                file.close();
            }
        }
    }
}
