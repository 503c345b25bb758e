package claimdesk.ui.live.lane;

/**
 * Where a row stands in an order that sorts ascending by rank, then by number.
 *
 * @param number what the row is known by within its lane
 */
public record Place(long rank, long number) implements Comparable<Place> {

    @Override
    public int compareTo(Place other) {
        return compare(rank, number, other.rank, other.number);
    }

    static int compare(long rank, long number, long otherRank, long otherNumber) {
        int byRank = Long.compare(rank, otherRank);
        return byRank != 0 ? byRank : Long.compare(number, otherNumber);
    }
}
