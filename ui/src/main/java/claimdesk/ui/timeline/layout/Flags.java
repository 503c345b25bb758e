package claimdesk.ui.timeline.layout;

import claimdesk.ui.timeline.shape.Label;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Places the words of one lane in rows below its marks, like flags on poles: no two overlap, and a pole crosses no words
 * unless there would be too many rows.
 */
final class Flags {

    private static final int ROWS_MAX = 5;
    private static final int RANK_MAX = 2;
    private static final double APART = 6;
    /** Trouble is written bold, and bold is wider. */
    private static final double BOLD = 1.1;
    /** How far the words begin right of the middle of their mark. */
    private static final double INDENT = 4;

    /** Words that want a place; {@code rank} is less for what matters more. */
    record Wish(double x, String text, int rank, double width) {
        Wish(double x, String text, int rank) {
            this(x, text, rank, TextWidth.of(text, TextWidth.LABEL) * (rank == 0 ? BOLD : 1));
        }

        double left() {
            return x - INDENT;
        }

        double right() {
            return left() + width;
        }
    }

    private final List<Wish> leftToRight;
    private final double widest;
    private final int[] rows;

    private Flags(List<Wish> leftToRight) {
        this.leftToRight = leftToRight;
        this.widest = leftToRight.stream()
                        .mapToDouble(wish -> wish.right() - wish.left())
                        .max()
                        .orElse(0)
                + APART;
        this.rows = new int[leftToRight.size()];
    }

    /** Returns a row for each wish, or {@link Label#NOWHERE}. */
    static int[] rows(List<Wish> wishes) {
        Integer[] order = new Integer[wishes.size()];
        Arrays.setAll(order, place -> place);
        Arrays.sort(order, Comparator.comparingDouble(place -> wishes.get(place).x()));
        Flags flags = new Flags(Arrays.stream(order).map(wishes::get).toList());
        flags.place();
        int[] rows = new int[order.length];
        for (int place = 0; place < order.length; place++) {
            rows[order[place]] = flags.rows[place];
        }
        return rows;
    }

    /** Tries all words alike first; where that leaves trouble without a place, what matters more comes first. */
    private void place() {
        for (int rankMax = RANK_MAX; rankMax >= 0; rankMax--) {
            Arrays.fill(rows, Label.NOWHERE);
            for (int rank = rankMax; rank <= RANK_MAX; rank++) {
                place(rank == rankMax ? 0 : rank, rank);
            }
            if (isAllThatMattersPlaced()) {
                return;
            }
        }
    }

    private void place(int fromRank, int toRank) {
        for (boolean isCrossing : new boolean[] {false, true}) {
            for (int place = rows.length - 1; place >= 0; place--) {
                int rank = leftToRight.get(place).rank();
                if (rows[place] == Label.NOWHERE && rank >= fromRank && rank <= toRank) {
                    rows[place] = row(place, isCrossing);
                }
            }
        }
    }

    private boolean isAllThatMattersPlaced() {
        for (int place = 0; place < rows.length; place++) {
            if (leftToRight.get(place).rank() == 0 && rows[place] == Label.NOWHERE) {
                return false;
            }
        }
        return true;
    }

    /** The highest row that is free; without crossing, one where neither its pole nor another's runs through words. */
    private int row(int place, boolean isCrossing) {
        Wish wish = leftToRight.get(place);
        boolean[] taken = new boolean[ROWS_MAX];
        int from = 0;
        int to = ROWS_MAX - 1;
        for (int other = firstNear(place); other < rows.length; other++) {
            Wish placed = leftToRight.get(other);
            if (placed.left() >= wish.right() + APART) {
                break;
            }
            if (rows[other] == Label.NOWHERE || wish.left() >= placed.right() + APART) {
                continue;
            }
            taken[rows[other]] = true;
            if (other > place) {
                from = Math.max(from, rows[other] + 1);
            } else {
                to = Math.min(to, rows[other] - 1);
            }
        }
        for (int row = isCrossing ? 0 : from; row <= (isCrossing ? ROWS_MAX - 1 : to); row++) {
            if (!taken[row]) {
                return row;
            }
        }
        return Label.NOWHERE;
    }

    /** The leftmost whose words may reach as far as this one's. */
    private int firstNear(int place) {
        int first = place;
        double from = leftToRight.get(place).left() - widest;
        while (first > 0 && leftToRight.get(first - 1).left() >= from) {
            first--;
        }
        return first;
    }
}
