package claimdesk.app.exchange.reading;

import claimdesk.app.exchange.text.DamagedGzipException;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.zip.ZipException;

/** A file that cannot be read as evidence at all; says why, without naming it, and what is allowed. */
public final class UnusableFileException extends RuntimeException {

    public UnusableFileException(String message) {
        super(message);
    }

    /** Why a file could not be read, in plain words. */
    public static String reason(IOException unreadable) {
        if (unreadable instanceof NoSuchFileException) {
            return "it is not there";
        }
        if (unreadable instanceof AccessDeniedException) {
            return "it cannot be read: permission denied";
        }
        if (unreadable instanceof DamagedGzipException damaged) {
            return damaged.words();
        }
        if (isDamage(unreadable)) {
            return "it begins like gzip, and is none, or damaged from its start";
        }
        return "it cannot be read: " + unreadable.getClass().getSimpleName();
    }

    /** Whether its compressed data cannot be unpacked. */
    public static boolean isDamage(IOException unreadable) {
        return unreadable instanceof DamagedGzipException
                || unreadable instanceof ZipException
                || unreadable instanceof EOFException;
    }
}
