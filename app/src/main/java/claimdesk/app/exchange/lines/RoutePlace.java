package claimdesk.app.exchange.lines;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/**
 * The order and the operation that a path names, as in {@code /v1/orders/4711/deliver?now=1}; empty texts where it
 * names none.
 */
record RoutePlace(String order, String operation) {

    private static final String ORDERS = "/orders/";
    private static final RoutePlace NOWHERE = new RoutePlace("", "");

    static RoutePlace of(String path) {
        int query = path.indexOf('?');
        String route = query < 0 ? path : path.substring(0, query);
        int start = route.indexOf(ORDERS);
        if (start < 0) {
            return NOWHERE;
        }
        int from = start + ORDERS.length();
        int end = route.indexOf('/', from);
        String order = end < 0 ? route.substring(from) : route.substring(from, end);
        String rest = end < 0 ? "" : route.substring(end + 1);
        return new RoutePlace(decoded(order), rest.indexOf('/') < 0 ? decoded(rest) : "");
    }

    private static String decoded(String text) {
        if (text.indexOf('%') < 0) {
            return text;
        }
        try {
            return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException notEncoded) {
            return text;
        }
    }
}
