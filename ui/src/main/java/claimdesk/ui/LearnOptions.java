package claimdesk.ui;

import claimdesk.app.lab.Lab;
import claimdesk.app.lab.LabFault;
import claimdesk.app.lesson.file.ShippedLessons;
import claimdesk.app.room.Schedule;
import claimdesk.app.room.ScheduleException;
import claimdesk.store.claim.Protocol;
import claimdesk.store.study.Protocols;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What a picture of the Learn screen shows, as it is asked for on the command line. */
final class LearnOptions {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--lesson",
            paramLabel = "NAME",
            description = "on the learn screen: give this shipped lesson, and answer it with the first choice")
    private String lesson;

    @Option(
            names = "--schedule",
            paramLabel = "ID",
            description = "on the learn screen: show this schedule in the stepper, after its last move")
    private String schedule;

    @Option(
            names = "--lab",
            paramLabel = "N",
            description = "on the learn screen: fill the lab's grid, N orders for each cell")
    private Integer seeds;

    @Option(
            names = "--cell",
            paramLabel = "FAULT/PROTOCOL",
            description = "with --lab: open this cell, such as double-click/check-then-insert")
    private String cell;

    LearnScene scene() {
        return new LearnScene(lesson(), schedule(), grid());
    }

    private Optional<String> lesson() {
        if (lesson != null && !ShippedLessons.names().contains(lesson)) {
            throw wrong("--lesson " + lesson + ": one of " + String.join(", ", ShippedLessons.names()));
        }
        return Optional.ofNullable(lesson);
    }

    private Optional<Schedule> schedule() {
        try {
            return Optional.ofNullable(schedule).map(Schedule::parse);
        } catch (ScheduleException wrong) {
            throw wrong("--schedule: " + wrong.getMessage());
        }
    }

    private Optional<LearnScene.LabGrid> grid() {
        if (seeds == null && cell != null) {
            throw wrong("--cell " + cell + ": goes with --lab N");
        }
        if (seeds != null && (seeds < 1 || seeds > Lab.SEEDS_MAX)) {
            throw wrong("--lab " + seeds + ": 1 to " + Lab.SEEDS_MAX);
        }
        return Optional.ofNullable(seeds)
                .map(orders ->
                        new LearnScene.LabGrid(orders, Optional.ofNullable(cell).map(this::place)));
    }

    private LearnScene.LabGrid.Place place(String named) {
        String[] parts = named.split("/", -1);
        Optional<LabFault> fault = LabFault.named(parts[0]);
        Optional<Protocol> protocol = parts.length == 2 ? Protocols.named(parts[1]) : Optional.empty();
        if (fault.isEmpty() || protocol.isEmpty()) {
            throw wrong("--cell " + named + ": a fault, / and a protocol; the faults are "
                    + Arrays.stream(LabFault.values()).map(LabFault::id).collect(Collectors.joining(", ")));
        }
        return new LearnScene.LabGrid.Place(fault.get(), protocol.get());
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
