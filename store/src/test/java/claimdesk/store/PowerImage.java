package claimdesk.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * What a disk holds of a file and its log: as it was, or as a power cut may leave it. The memory that connections share
 * ({@code -shm}) is not on the disk.
 */
record PowerImage(byte[] file, byte[] wal) {

    private static final int SECTOR_BYTES = 512;

    /**
     * Copies both as they stand. To be called within a unit of work: as long as that runs, nobody else commits or
     * checkpoints, so that the two copies belong together; what the unit's own transaction has changed is in memory.
     */
    static PowerImage of(Path file) {
        try {
            Path wal = file.resolveSibling(file.getFileName() + "-wal");
            return new PowerImage(Files.readAllBytes(file), Files.readAllBytes(wal));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Where the last transaction in the log ends: all of this was synced before anyone was told of it. */
    int end() {
        return WalFile.end(wal);
    }

    /** Whether {@code later} only has more in its log: no checkpoint has written to the file, nor begun the log anew. */
    boolean isBegunBy(PowerImage later) {
        return later.end() >= end()
                && Arrays.equals(file, later.file)
                && Arrays.equals(wal, 0, end(), later.wal, 0, end());
    }

    /** The same with nothing in the log from {@code length} on. */
    PowerImage cut(int length) {
        return new PowerImage(file, Arrays.copyOf(wal, length));
    }

    /** The same with whatever a disk may hold in the log from {@code length} on. */
    PowerImage garbled(int length, RandomGenerator random) {
        byte[] garbage = new byte[wal.length - length + random.nextInt(10_000)];
        random.nextBytes(garbage);
        byte[] garbled = Arrays.copyOf(wal, length + garbage.length);
        System.arraycopy(garbage, 0, garbled, length, garbage.length);
        return new PowerImage(file, garbled);
    }

    /**
     * The same in the middle of a checkpoint, which writes pages from the log into the file in any order: of each, some
     * sectors are there and some are not.
     */
    PowerImage checkpointing(RandomGenerator random) {
        int pageBytes = WalFile.pageBytes(wal);
        Map<Integer, Integer> newest = new HashMap<>();
        WalFile.frames(wal).stream()
                .filter(frame -> frame.end() <= end())
                .forEach(frame -> newest.put(frame.page(), frame.end() - pageBytes));
        int pages = newest.keySet().stream().mapToInt(page -> page).max().orElse(0);
        byte[] torn = Arrays.copyOf(file, Math.max(file.length, pages * pageBytes));
        newest.forEach((page, from) -> {
            for (int sector = 0; sector < pageBytes; sector += SECTOR_BYTES) {
                if (random.nextBoolean()) {
                    System.arraycopy(wal, from + sector, torn, (page - 1) * pageBytes + sector, SECTOR_BYTES);
                }
            }
        });
        return new PowerImage(torn, wal);
    }

    /** Writes it to {@code file} and its log, as a disk would show it after the power came back. */
    void writeTo(Path to) {
        try {
            Files.write(to, file);
            Files.write(to.resolveSibling(to.getFileName() + "-wal"), wal);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
