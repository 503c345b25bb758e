package claimdesk.ui.learn.lesson;

/** How fast what happened is shown. */
enum Tempo {
    SLOW("slow motion", 0.25),
    NORMAL("normal", 1),
    FAST("fast", 4);

    private final String words;
    private final double times;

    Tempo(String words, double times) {
        this.words = words;
        this.times = times;
    }

    String words() {
        return words;
    }

    /** How much of a run's own beat passes in one of the wall's. */
    double times() {
        return times;
    }
}
