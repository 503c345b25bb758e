package claimdesk.store.database;

/**
 * Runs each unit on the caller's thread, in a transaction of its own: for drivers that have one thread, where the same
 * steps must always give the same file. Not thread-safe.
 */
final class SerialWriter implements Writer {

    private final WriteConnection connection;

    SerialWriter(WriteConnection connection) {
        this.connection = connection;
    }

    @Override
    public <T> T write(Unit<T> unit) {
        try {
            return connection.runAlone(unit);
        } catch (RuntimeException failure) {
            throw connection.told(failure);
        }
    }

    @Override
    public void close() {
        connection.close();
    }
}
