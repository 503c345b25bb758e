package claimdesk.app.explore;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * By what two states are known to be one: 128 bits of the SHA-256 of a room's image. What comes after a state, and how it
 * is judged, is a function of its image: of the clock, the faults that are left, each call's place and what it holds, the
 * rows, and what the rules remember of the journal. Seqs and surrogate numbers are left out, for no step and no rule
 * looks at more than their order. A step looks into the journal for one thing only, whether its own save is there; that
 * is written by the same step.
 */
record StateKey(long high, long low) {

    static StateKey of(Room room) {
        ByteBuffer hash = ByteBuffer.wrap(sha256().digest(room.image().getBytes(StandardCharsets.UTF_8)));
        return new StateKey(hash.getLong(), hash.getLong());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
