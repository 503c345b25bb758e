package claimdesk.app.exchange.lines;

import claimdesk.app.exchange.mapping.Field;
import java.util.List;
import java.util.Set;

/** The cells of one row by field. An empty text is a cell that is missing. */
final class Cells {

    private final int[] places;
    private final List<String> cells;
    private final Absent absent;

    Cells(int[] places, List<String> cells, Absent absent) {
        this.places = places;
        this.cells = cells;
        this.absent = absent;
    }

    String of(Field field) {
        int place = places[field.ordinal()];
        return place < 0 ? "" : at(place);
    }

    /** The cell at a place of its own, beyond the fields. */
    String at(int place) {
        String cell = cells.get(place);
        return absent.has(cell) ? "" : cell;
    }

    boolean has(Field field) {
        return !of(field).isEmpty();
    }

    /** The texts that stand for "nothing there"; a cell that is longer than all of them is not looked up. */
    record Absent(Set<String> texts, int lengthMax) {

        static Absent of(Set<String> texts) {
            return new Absent(
                    texts, texts.stream().mapToInt(String::length).max().orElse(-1));
        }

        boolean has(String cell) {
            return cell.length() <= lengthMax && texts.contains(cell);
        }
    }
}
