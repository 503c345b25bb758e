package claimdesk.app.exchange.table;

/**
 * A column of a table.
 *
 * @param isNumber whether its cells are whole numbers; all others are text, whatever they look like
 */
public record Column(String name, boolean isNumber) {

    public static Column text(String name) {
        return new Column(name, false);
    }

    public static Column number(String name) {
        return new Column(name, true);
    }
}
