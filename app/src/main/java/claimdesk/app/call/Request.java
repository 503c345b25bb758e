package claimdesk.app.call;

import java.util.Arrays;

/**
 * What one attempt asks, as it came over the wire. Immutable: the body is copied on the way in and on the way out, so
 * that nobody can change what was hashed (case C35).
 */
public final class Request {

    /** The largest body that is served, 1 MiB; one byte more is refused before the claim (case C28). */
    public static final int BODY_BYTES_MAX = 1 << 20;

    private final String method;
    private final String route;
    private final String order;
    private final String query;
    private final String contentType;
    private final byte[] body;

    /**
     * @param route the route's pattern, such as {@code /orders/{order}/deliver}
     * @param order as it came; not yet known to be a name that can be stored
     * @param query as it came, without the question mark; empty if there was none
     * @param contentType as it came; empty if there was none
     * @param body copied; may be larger than is served, so that a call can refuse it
     */
    public Request(String method, String route, String order, String query, String contentType, byte[] body) {
        this.method = method;
        this.route = route;
        this.order = order;
        this.query = query;
        this.contentType = contentType;
        this.body = body.clone();
    }

    public String method() {
        return method;
    }

    public String route() {
        return route;
    }

    public String order() {
        return order;
    }

    public String query() {
        return query;
    }

    public String contentType() {
        return contentType;
    }

    public byte[] body() {
        return body.clone();
    }

    public int bodyBytes() {
        return body.length;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Request
                && method.equals(((Request) other).method)
                && route.equals(((Request) other).route)
                && order.equals(((Request) other).order)
                && query.equals(((Request) other).query)
                && contentType.equals(((Request) other).contentType)
                && Arrays.equals(body, ((Request) other).body);
    }

    @Override
    public int hashCode() {
        return 31 * order.hashCode() + Arrays.hashCode(body);
    }

    /** Without the body, which may hold personal data. */
    @Override
    public String toString() {
        return method + " " + route + ", " + body.length + " bytes";
    }
}
