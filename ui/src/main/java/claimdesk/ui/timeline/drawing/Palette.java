package claimdesk.ui.timeline.drawing;

import java.util.EnumMap;
import java.util.Map;

/** The colour of each ink, as {@code #rrggbb}. */
public record Palette(Map<Ink, String> colours) {

    public Palette {
        for (Ink ink : Ink.values()) {
            if (!colours.containsKey(ink)) {
                throw new IllegalArgumentException("a palette without " + ink);
            }
        }
        colours = Map.copyOf(colours);
    }

    public String of(Ink ink) {
        return colours.get(ink);
    }

    /** Dark on white, for paper and for case files. */
    public static Palette print() {
        Map<Ink, String> colours = new EnumMap<>(Ink.class);
        colours.put(Ink.PAPER, "#ffffff");
        colours.put(Ink.STRIPE, "#f6f8fa");
        colours.put(Ink.RULE, "#d8dee4");
        colours.put(Ink.LINK, "#afb8c1");
        colours.put(Ink.TEXT, "#24292f");
        colours.put(Ink.MUTED, "#57606a");
        colours.put(Ink.ON_MARK, "#ffffff");
        colours.put(Ink.ROUTINE, "#0969da");
        colours.put(Ink.SETTLED, "#1a7f37");
        colours.put(Ink.HELD_BACK, "#9a6700");
        colours.put(Ink.FAILED, "#cf222e");
        colours.put(Ink.INJECTED, "#8250df");
        colours.put(Ink.LEASE, "#ddf4ff");
        colours.put(Ink.LEASE_EDGE, "#54aeff");
        colours.put(Ink.PAST_LEASE, "#cf222e");
        colours.put(Ink.FOCUS, "#0969da");
        return new Palette(colours);
    }
}
