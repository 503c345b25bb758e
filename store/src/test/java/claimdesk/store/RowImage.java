package claimdesk.store;

import claimdesk.store.identity.ScopedKey;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * Every column of a key's row as another program sees it in the file, types and bytes; empty where there is no row.
 * Two equal images mean that the row was not touched.
 */
public record RowImage(List<String> columns) {

    /** Looks at the key's row over {@code connection}, which is not the store's. */
    public static RowImage of(Connection connection, ScopedKey key) {
        try (PreparedStatement query =
                connection.prepareStatement("SELECT * FROM idempotency_key WHERE vendor = ? AND key = ?")) {
            query.setString(1, key.vendor().text());
            query.setString(2, key.key().text());
            try (ResultSet rows = query.executeQuery()) {
                return new RowImage(columns(rows));
            }
        } catch (SQLException failure) {
            throw new IllegalStateException("looking at the row of " + key, failure);
        }
    }

    public boolean isGone() {
        return columns.isEmpty();
    }

    private static List<String> columns(ResultSet rows) throws SQLException {
        List<String> columns = new ArrayList<>();
        if (rows.next()) {
            for (int column = 1; column <= rows.getMetaData().getColumnCount(); column++) {
                columns.add(rows.getMetaData().getColumnName(column) + " = " + value(rows.getObject(column)));
            }
        }
        if (rows.next()) {
            throw new IllegalStateException("two rows for one key");
        }
        return columns;
    }

    private static String value(Object value) {
        if (value == null) {
            return "null";
        }
        String kind = value.getClass().getSimpleName();
        return kind + " " + (value instanceof byte[] ? HexFormat.of().formatHex((byte[]) value) : value);
    }
}
