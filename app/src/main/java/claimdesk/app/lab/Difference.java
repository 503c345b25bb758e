package claimdesk.app.lab;

import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The first event in which two journals part: at one of them it is another, or is not there.
 *
 * @param place which event it is, from 1
 */
public record Difference(int place, Optional<Event> one, Optional<Event> other) {

    private static final List<Detail> TELLING =
            List.of(Detail.STATUS, Detail.CODE, Detail.TERM, Detail.FAULT, Detail.EFFECT, Detail.REPLAYED);

    /** Empty if they tell the same; when it happened, and tokens, are not what they tell. */
    static Optional<Difference> between(List<Event> one, List<Event> other) {
        int longest = Math.max(one.size(), other.size());
        for (int place = 0; place < longest; place++) {
            Optional<Event> here = at(one, place);
            Optional<Event> there = at(other, place);
            if (!told(here).equals(told(there))) {
                return Optional.of(new Difference(place + 1, here, there));
            }
        }
        return Optional.empty();
    }

    private static Optional<Event> at(List<Event> events, int place) {
        return place < events.size() ? Optional.of(events.get(place)) : Optional.empty();
    }

    private static List<String> told(Optional<Event> event) {
        return event.stream()
                .flatMap(one -> Stream.concat(
                        Stream.of(
                                one.type().name(),
                                Objects.toString(one.subject().attempt())),
                        TELLING.stream()
                                .map(detail -> one.details().text(detail).orElse(""))))
                .toList();
    }
}
