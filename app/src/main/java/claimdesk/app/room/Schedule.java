package claimdesk.app.room;

import claimdesk.app.room.Move.Kind;
import claimdesk.store.claim.Protocol;
import claimdesk.store.study.Protocols;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The moves of some callers under one protocol, from the first. Its {@link #id} says it all, and replays anywhere:
 * {@code owned-claim.2.aaatbbb.k5} is the protocol, the number of callers, the moves and two check characters.
 */
public record Schedule(Protocol protocol, int callers, List<Move> moves) {

    /** Longer than any that ends. */
    public static final int MOVES_MAX = 200;

    private static final String DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";
    private static final int CHECK_PRIME = 1021;

    public Schedule {
        moves = List.copyOf(moves);
    }

    /** A short text that replays to the same journal on every machine. */
    public String id() {
        String text = protocol.id() + "." + callers + "."
                + moves.stream().map(Move::toString).collect(Collectors.joining());
        return text + "." + check(text);
    }

    /** The setting that it is replayed in: as many faults as it has. */
    public Setting setting() {
        int faults = (int) moves.stream().filter(move -> move.kind().isFault()).count();
        return new Setting(protocol, callers, faults);
    }

    /**
     * Reads an id.
     *
     * @throws ScheduleException if it is damaged; says where and what is allowed
     */
    public static Schedule parse(String id) {
        String[] parts = id.split("\\.", -1);
        if (parts.length != 4) {
            throw new ScheduleException("schedule " + id + ": it has " + parts.length
                    + " parts between dots, and needs 4: protocol, callers, moves, check");
        }
        Protocol protocol = Protocols.named(parts[0])
                .orElseThrow(() ->
                        new ScheduleException("schedule " + id + ": no such protocol: " + parts[0] + "; there are "
                                + Protocols.all().stream().map(Protocol::id).collect(Collectors.joining(", "))));
        if (!parts[1].matches("[1-" + Setting.CALLERS_MAX + "]")) {
            throw new ScheduleException(
                    "schedule " + id + ": \"" + parts[1] + "\" callers; 1 to " + Setting.CALLERS_MAX + " are allowed");
        }
        int callers = Integer.parseInt(parts[1]);
        List<Move> moves = moves(id, parts[2], parts[0].length() + parts[1].length() + 2, callers);
        String text = id.substring(0, id.length() - parts[3].length() - 1);
        if (!parts[3].equals(check(text))) {
            throw new ScheduleException("schedule " + id + ": the check characters at its end do not fit the rest; a"
                    + " character was changed on the way");
        }
        return checked(id, new Schedule(protocol, callers, moves));
    }

    private static List<Move> moves(String id, String text, int offset, int callers) {
        List<Move> moves = new ArrayList<>();
        for (int place = 0; place < text.length(); place++) {
            char one = text.charAt(place);
            Optional<Kind> nobodys = Kind.ofNobody(one);
            if (nobodys.isPresent()) {
                moves.add(new Move(nobodys.get(), 0));
            } else if (one >= 'a' && one < 'a' + callers) {
                int caller = one - 'a';
                Kind kind = place + 1 == text.length()
                        ? Kind.STEP
                        : Kind.marked(text.charAt(place + 1)).orElse(Kind.STEP);
                moves.add(new Move(kind, caller));
                place += kind == Kind.STEP ? 0 : 1;
            } else {
                throw new ScheduleException("schedule " + id + ": no move at character " + (offset + place + 1) + ", \""
                        + one + "\"; allowed are the callers a to " + (char) ('a' + callers - 1)
                        + ", each with l, f, d, r or x behind it for a fault, and t, s, m and p");
            }
        }
        return moves;
    }

    private static Schedule checked(String id, Schedule schedule) {
        if (schedule.moves.size() > MOVES_MAX) {
            throw new ScheduleException(
                    "schedule " + id + ": " + schedule.moves.size() + " moves; at most " + MOVES_MAX + " are taken");
        }
        long faults =
                schedule.moves.stream().filter(move -> move.kind().isFault()).count();
        if (faults > Setting.FAULTS_MAX) {
            throw new ScheduleException(
                    "schedule " + id + ": " + faults + " faults; at most " + Setting.FAULTS_MAX + " are taken");
        }
        return schedule;
    }

    /** Two characters that change with any one character of the text, and with any two neighbours that are swapped. */
    private static String check(String text) {
        int sum = 0;
        for (int place = 0; place < text.length(); place++) {
            sum = (sum * DIGITS.length() + text.charAt(place)) % CHECK_PRIME;
        }
        return "" + DIGITS.charAt(sum / DIGITS.length()) + DIGITS.charAt(sum % DIGITS.length());
    }
}
