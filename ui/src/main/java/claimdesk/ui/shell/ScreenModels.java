package claimdesk.ui.shell;

import claimdesk.ui.agent.AgentViewModel;
import claimdesk.ui.importing.ImportingViewModel;
import claimdesk.ui.investigate.InvestigateViewModel;
import claimdesk.ui.investigate.find.FindViewModel;
import claimdesk.ui.learn.LearnViewModel;
import claimdesk.ui.live.LiveViewModel;
import claimdesk.ui.simulate.SimulateViewModel;

/** The view models of the screens. */
public record ScreenModels(
        LiveViewModel live,
        Cases cases,
        SimulateViewModel simulate,
        LearnViewModel learn,
        ImportingViewModel importing) {

    /**
     * What the Investigate screen is made of.
     *
     * @param find what finds cases
     * @param agent what a support agent does with them, and with keys on the Live screen
     */
    public record Cases(InvestigateViewModel investigate, FindViewModel find, AgentViewModel agent) {}
}
