package claimdesk.ui.timeline.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Places the words of one lane in rows below its marks, like flags on poles: no two overlap, and a pole crosses no words
 * unless there would be too many rows.
 */
final class Flags {

    private static final int ROWS_MAX = 4;
    private static final int RANK_MAX = 2;
    private static final double APART = 6;
    /** Trouble is written bold, and bold is wider. */
    private static final double BOLD = 1.1;
    /** How far the words begin right of the middle of their mark. */
    private static final double INDENT = 4;

    /** Words that want a place; {@code rank} is less for what matters more. */
    record Wish(double x, String text, int rank) {
        double left() {
            return x - INDENT;
        }

        double right() {
            return left() + TextWidth.of(text, TextWidth.LABEL) * (rank == 0 ? BOLD : 1);
        }
    }

    /** Returns a row for each wish, or {@link Label#NOWHERE}. */
    static int[] rows(List<Wish> wishes) {
        int[] rows = new int[wishes.size()];
        Arrays.fill(rows, Label.NOWHERE);
        List<Integer> rightToLeft = new ArrayList<>();
        for (int place = 0; place < wishes.size(); place++) {
            rightToLeft.add(place);
        }
        rightToLeft.sort(Comparator.comparingDouble((Integer place) -> wishes.get(place).x())
                .thenComparing(Comparator.naturalOrder())
                .reversed());
        for (int rankMax = RANK_MAX; rankMax >= 0; rankMax--) {
            Arrays.fill(rows, Label.NOWHERE);
            for (int rank = rankMax; rank <= RANK_MAX; rank++) {
                place(wishes, rows, rightToLeft, rank == rankMax ? 0 : rank, rank);
            }
            if (isAllThatMattersPlaced(wishes, rows)) {
                break;
            }
        }
        return rows;
    }

    private static void place(List<Wish> wishes, int[] rows, List<Integer> rightToLeft, int fromRank, int toRank) {
        for (boolean isCrossing : new boolean[] {false, true}) {
            for (int place : rightToLeft) {
                int rank = wishes.get(place).rank();
                if (rows[place] == Label.NOWHERE && rank >= fromRank && rank <= toRank) {
                    rows[place] = row(wishes, rows, place, isCrossing);
                }
            }
        }
    }

    private static boolean isAllThatMattersPlaced(List<Wish> wishes, int[] rows) {
        for (int place = 0; place < rows.length; place++) {
            if (wishes.get(place).rank() == 0 && rows[place] == Label.NOWHERE) {
                return false;
            }
        }
        return true;
    }

    /** The highest row that is free; without crossing, one where neither its pole nor another's runs through words. */
    private static int row(List<Wish> wishes, int[] rows, int place, boolean isCrossing) {
        Wish wish = wishes.get(place);
        boolean[] taken = new boolean[ROWS_MAX];
        int from = 0;
        int to = ROWS_MAX - 1;
        for (int other = 0; other < rows.length; other++) {
            Wish placed = wishes.get(other);
            if (rows[other] == Label.NOWHERE
                    || wish.left() >= placed.right() + APART
                    || placed.left() >= wish.right() + APART) {
                continue;
            }
            taken[rows[other]] = true;
            if (placed.x() >= wish.x()) {
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

    private Flags() {}
}
