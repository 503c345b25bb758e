package claimdesk.ui.wiring;

import claimdesk.app.agent.Drafts;
import claimdesk.ui.agent.AgentDesk;
import claimdesk.ui.agent.AgentDesk.Agent;
import claimdesk.ui.agent.AgentViewModel;
import claimdesk.ui.agent.KeyActionsViewModel;
import claimdesk.ui.agent.NotesViewModel;
import claimdesk.ui.background.Background;
import claimdesk.ui.background.WorkerThread;
import claimdesk.ui.investigate.personal.PersonalDataViewModel;
import claimdesk.ui.live.row.TimeText;
import claimdesk.ui.settings.SettingsViewModel;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.UUID;

/** What a support agent does with cases and keys, and the thread that writes it down. */
public final class AgentWiring implements AutoCloseable {

    private final WorkerThread acts = new WorkerThread("agent");
    private final AgentDesk desk;
    private final AgentViewModel agent;
    private final PersonalDataViewModel personalData;

    public AgentWiring(Ground ground, LiveWiring live, SettingsViewModel settings) {
        InstantSource clock = () -> Instant.ofEpochMilli(live.runs().nowMs().orElseGet(ground.wall()::millis));
        Agent person = new Agent(
                System.getProperty("user.name", "somebody"),
                () -> UUID.randomUUID().toString(),
                () -> settings.settings().newDesk().calls());
        desk = new AgentDesk(
                ground.file().path(),
                ground.file()::open,
                clock,
                person,
                new Drafts(ground.settings().beside("drafts.json")),
                live.ownWrites());
        Background background = ground.on(acts);
        personalData = new PersonalDataViewModel(background, desk::recordUnmasking);
        TimeText times = new TimeText(ZoneOffset.UTC);
        agent = new AgentViewModel(
                new NotesViewModel(desk, background, times::dated),
                new KeyActionsViewModel(desk, background, times::dated),
                new KeyActionsViewModel(desk, background, new TimeText(ZoneId.systemDefault())::dated));
    }

    public AgentViewModel agent() {
        return agent;
    }

    /** What shows personal data of a case, once that this was asked for is written down. */
    public PersonalDataViewModel personalData() {
        return personalData;
    }

    /** Keeps what was begun and not saved. */
    @Override
    public void close() {
        acts.close();
        agent.notes().close();
        desk.close();
    }
}
