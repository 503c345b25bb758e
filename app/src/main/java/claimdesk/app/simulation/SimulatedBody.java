package claimdesk.app.simulation;

import claimdesk.store.identity.OrderId;
import claimdesk.store.order.Operation;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The request bodies of simulated vendors. They say nothing new, so that one can be written again for its order. */
public final class SimulatedBody {

    /** Up to which try the body of a vendor that changes it is written again. */
    private static final int TRIES_MAX = 50;

    private static final int DIGITS_MAX = 9;

    private SimulatedBody() {}

    static byte[] same(Operation operation, int action) {
        return body("please " + operation.text(), action);
    }

    static byte[] ofTry(int tryNumber, int action) {
        return body("sent at try " + tryNumber, action);
    }

    private static byte[] body(String note, int action) {
        return ("{\"note\":\"" + note + "\",\"action\":" + action + "}").getBytes(StandardCharsets.UTF_8);
    }

    /** Every body that a simulated vendor may have sent for an order that is named as those of a run are. */
    public static Stream<byte[]> possible(Operation operation, OrderId order) {
        String number = order.text().substring(order.text().lastIndexOf('-') + 1);
        boolean isNumber = !number.isEmpty()
                && number.length() <= DIGITS_MAX
                && number.chars().allMatch(c -> c >= '0' && c <= '9');
        if (!isNumber) {
            return Stream.empty();
        }
        int action = Integer.parseInt(number);
        return Stream.concat(
                List.of(same(operation, action)).stream(),
                IntStream.rangeClosed(1, TRIES_MAX).mapToObj(tryNumber -> ofTry(tryNumber, action)));
    }
}
