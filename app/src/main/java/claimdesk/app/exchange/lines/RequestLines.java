package claimdesk.app.exchange.lines;

import claimdesk.app.exchange.mapping.Field;
import claimdesk.app.exchange.mapping.TimeRules.Clock;
import claimdesk.store.imported.EvidenceLine;
import claimdesk.store.journal.Detail;
import java.math.BigDecimal;
import java.util.OptionalLong;

/** A request log: who asked what when, and what was answered after how long. */
final class RequestLines implements LineKind {

    static final String VENDOR_CLOCK = "vendor-clock";

    private static final BigDecimal DAY_MS = BigDecimal.valueOf(86_400_000);

    private final Clock clock;

    RequestLines(Clock clock) {
        this.clock = clock;
    }

    @Override
    public EvidenceLine read(long line, Cells cells, TimeReader times) {
        Facts facts = new Facts(cells, times);
        OptionalLong atMs = time(facts);
        facts.text(Detail.METHOD, Field.METHOD);
        facts.text(Detail.ROUTE, Field.PATH);
        RoutePlace place = RoutePlace.of(cells.of(Field.PATH));
        String operation = cells.has(Field.OPERATION) ? cells.of(Field.OPERATION) : place.operation();
        if (!operation.isEmpty()) {
            facts.put(Detail.OPERATION, operation);
        }
        facts.text(Detail.FINGERPRINT, Field.FINGERPRINT);
        facts.status();
        facts.text(Detail.CODE, Field.CODE);
        facts.replayed();
        facts.text(Detail.ANSWER_SHA256, Field.ANSWER_SHA256);
        duration(facts, cells);
        String order = cells.has(Field.ORDER) ? cells.of(Field.ORDER) : place.order();
        return facts.line(line, atMs, facts.subject(cells.of(Field.VENDOR), cells.of(Field.KEY), order));
    }

    /** A time by the vendor's clock is kept as such; when it was by the store's, nobody knows. */
    private OptionalLong time(Facts facts) {
        if (clock == Clock.SERVER) {
            OptionalLong atMs = facts.time(Field.TIME, Detail.RAW_TIME);
            facts.timeIfThere(Field.VENDOR_TIME, Detail.RAW_VENDOR_TIME)
                    .ifPresent(ms -> facts.put(Detail.VENDOR_CLOCK_MS, Long.toString(ms)));
            return atMs;
        }
        facts.time(Field.TIME, Detail.RAW_VENDOR_TIME)
                .ifPresent(ms -> facts.put(Detail.VENDOR_CLOCK_MS, Long.toString(ms)));
        facts.put(Detail.TIME_NOTE, VENDOR_CLOCK);
        return OptionalLong.empty();
    }

    private static void duration(Facts facts, Cells cells) {
        Field field = cells.has(Field.DURATION_MS) ? Field.DURATION_MS : Field.DURATION_S;
        if (!cells.has(field)) {
            return;
        }
        String text = cells.of(field).strip();
        try {
            BigDecimal ms =
                    new BigDecimal(text.length() > 20 ? "" : text).movePointRight(field == Field.DURATION_S ? 3 : 0);
            if (ms.signum() < 0 || ms.compareTo(DAY_MS) > 0) {
                throw new BadLineException("duration is not from 0 to a day");
            }
            facts.put(Detail.DURATION_MS, Long.toString(ms.longValue()));
        } catch (NumberFormatException notANumber) {
            throw new BadLineException("duration is no number");
        }
    }
}
