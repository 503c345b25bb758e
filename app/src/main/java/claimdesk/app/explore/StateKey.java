package claimdesk.app.explore;

import claimdesk.app.room.Room;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** By what two states are known to be one: 128 bits of the SHA-256 of a room's image. */
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
