package claimdesk.ui.timeline.layout;

import claimdesk.ui.timeline.shape.Label;
import claimdesk.ui.timeline.shape.Lane;
import java.util.ArrayList;
import java.util.List;

/** Gathers the words of all lanes, gives each a row, and so tells how high the lanes are. */
final class Words {

    private static final double ABOVE = 17;
    private static final double FIRST_ROW = 21;
    private static final double BELOW = 7;
    private static final double HEIGHT_MIN = 42;

    private record Said(int lane, int placeInLane) {}

    private final List<Said> said = new ArrayList<>();
    private final List<List<Flags.Wish>> wishes = new ArrayList<>();
    private final List<int[]> rows = new ArrayList<>();
    private final List<Lane> lanes = new ArrayList<>();

    Words(int lanesCount) {
        for (int lane = 0; lane < lanesCount; lane++) {
            wishes.add(new ArrayList<>());
        }
    }

    void add(int lane, double x, String text, int rank) {
        said.add(new Said(lane, wishes.get(lane).size()));
        wishes.get(lane).add(new Flags.Wish(x, text, rank));
    }

    List<Lane> lanes(List<LanePlan.Seed> seeds) {
        double top = 0;
        for (int lane = 0; lane < seeds.size(); lane++) {
            int[] ofLane = Flags.rows(wishes.get(lane));
            rows.add(ofLane);
            int deepest = 0;
            for (int row : ofLane) {
                deepest = Math.max(deepest, row);
            }
            double height = Math.max(HEIGHT_MIN, ABOVE + FIRST_ROW + deepest * Label.HEIGHT + BELOW);
            LanePlan.Seed seed = seeds.get(lane);
            lanes.add(new Lane(seed.kind(), seed.title(), seed.subtitle(), top, height, top + ABOVE));
            top += height;
        }
        return lanes;
    }

    /** The label of what was added as the {@code place}th, from 0. */
    Label label(int place) {
        Said one = said.get(place);
        Flags.Wish wish = wishes.get(one.lane()).get(one.placeInLane());
        int row = rows.get(one.lane())[one.placeInLane()];
        double y = lanes.get(one.lane()).baseline() + FIRST_ROW + Math.max(0, row) * Label.HEIGHT;
        return new Label(wish.text(), wish.left(), y, wish.right() - wish.left(), row);
    }

    /** How far to the right words reach. */
    double right() {
        double right = 0;
        for (int place = 0; place < said.size(); place++) {
            Label label = label(place);
            right = label.isShown() ? Math.max(right, label.x() + label.width()) : right;
        }
        return right;
    }
}
