package claimdesk.ui;

import claimdesk.app.lab.LabFault;
import claimdesk.app.room.Schedule;
import claimdesk.store.claim.Protocol;
import claimdesk.ui.learn.LearnPart;
import claimdesk.ui.learn.LearnViewModel;
import claimdesk.ui.learn.lab.LabViewModel;
import claimdesk.ui.learn.lesson.LessonViewModel;
import claimdesk.ui.learn.lesson.LessonsViewModel;
import java.util.Optional;

/**
 * What is to be seen of the Learn screen; the first of the three that is there.
 *
 * @param lesson the lesson that is given, answered and seen to its end
 * @param schedule what is in the stepper, after its last move
 * @param grid what is in the lab
 */
record LearnScene(Optional<String> lesson, Optional<Schedule> schedule, Optional<LabGrid> grid) {

    /**
     * A whole grid, or one of its cells.
     *
     * @param seeds how many orders each cell is run over
     */
    record LabGrid(int seeds, Optional<Place> cell) {

        /** Where a cell is. */
        record Place(LabFault fault, Protocol protocol) {}
    }

    /** Goes on towards it. Returns whether it is there. */
    boolean isShown(LearnViewModel learn) {
        if (lesson.isPresent()) {
            return isAnswered(learn.lessons(), lesson.get());
        }
        if (schedule.isPresent()) {
            return isStepped(learn, schedule.get());
        }
        return grid.isEmpty() || isFilled(learn, grid.get());
    }

    /** Goes on with the lesson. Returns whether it was answered and seen to its end. */
    private static boolean isAnswered(LessonsViewModel lessons, String name) {
        if (lessons.openProperty().get().isEmpty()) {
            lessons.contentProperty().get().entries().stream()
                    .filter(entry -> entry.lesson().name().equals(name))
                    .findFirst()
                    .ifPresent(lessons::open);
            return false;
        }
        LessonViewModel lesson = lessons.openProperty().get().get();
        lesson.choose(0);
        if (!lesson.startedProperty().get()) {
            lesson.start();
        }
        lesson.player().toEnd();
        return lesson.answerProperty().get().isPresent();
    }

    /** Has the schedule opened, once. Returns whether all of its moves are made. */
    private static boolean isStepped(LearnViewModel learn, Schedule schedule) {
        if (learn.partProperty().get() != LearnPart.STEPPER) {
            learn.partProperty().set(LearnPart.STEPPER);
            learn.stepper().openId(schedule.id());
        }
        return learn.stepper()
                .momentProperty()
                .get()
                .filter(now -> now.schedule().equals(schedule))
                .isPresent();
    }

    /** Has the grid filled, once. Returns whether it is, and the cell opened, if one is asked for. */
    private static boolean isFilled(LearnViewModel learn, LabGrid wanted) {
        LabViewModel lab = learn.lab();
        if (learn.partProperty().get() != LearnPart.LAB) {
            learn.partProperty().set(LearnPart.LAB);
            lab.seedsProperty().set(Integer.toString(wanted.seeds()));
            lab.start();
        }
        if (lab.runningProperty().get() || wanted.cell().isEmpty()) {
            return !lab.runningProperty().get();
        }
        LabGrid.Place place = wanted.cell().get();
        if (lab.comparison().cellProperty().get().isEmpty()) {
            lab.cells().stream()
                    .filter(cell ->
                            cell.fault() == place.fault() && cell.protocol().equals(place.protocol()))
                    .forEach(lab.comparison()::open);
        }
        return lab.comparison().shownProperty().get().isPresent();
    }
}
