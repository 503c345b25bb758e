package claimdesk.ui.wiring;

import claimdesk.app.casefile.CaseFileExport;
import claimdesk.app.casework.Topic;
import claimdesk.store.Store;
import claimdesk.ui.background.WorkerThread;
import claimdesk.ui.casefile.CaseFileViewModel;
import claimdesk.ui.casefile.CasePage;
import claimdesk.ui.command.ClaimdeskCommand;
import claimdesk.ui.investigate.InvestigateViewModel;
import claimdesk.ui.investigate.find.FindViewModel;
import claimdesk.ui.investigate.find.list.SavedSearchesViewModel;
import claimdesk.ui.investigate.verdict.JudgedCase;
import claimdesk.ui.live.feed.LiveFeed;
import claimdesk.ui.live.feed.LiveNews;
import claimdesk.ui.live.row.TimeText;
import claimdesk.ui.settings.SettingsViewModel;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.function.Consumer;

/** The Investigate screen: a thread that reads the case, one that searches, and one that looks through the whole file. */
public final class InvestigateWiring implements AutoCloseable {

    private final WorkerThread cases = new WorkerThread("cases");
    private final WorkerThread searches = new WorkerThread("searches");
    private final WorkerThread reviews = new WorkerThread("review");
    private final InvestigateViewModel investigate;
    private final FindViewModel find;
    private long seqSeen;

    /**
     * @param onCase opens a case
     */
    public InvestigateWiring(Ground ground, LiveWiring live, SettingsViewModel settings, Consumer<Topic> onCase) {
        LiveFeed feed = live.feed();
        investigate = new InvestigateViewModel(
                ground.on(cases),
                topic -> feed.ask(store -> JudgedCase.find(store, topic, ground.wall())),
                live.errands(),
                ground.picker(),
                new TimeText(ZoneOffset.UTC));
        investigate.exportBy(caseFile(ground, live));
        find = new FindViewModel(
                feed::ask,
                new FindViewModel.Workers(ground.on(searches), ground.on(reviews)),
                new SavedSearchesViewModel(settings),
                Clock.systemDefaultZone(),
                onCase);
    }

    private static CaseFileViewModel caseFile(Ground ground, LiveWiring live) {
        CaseFileViewModel caseFile = new CaseFileViewModel(live.errands(), (lines, topic, wish) -> {
            try (Store store = ground.file().open(ground.wall())) {
                return new CaseFileExport(store, ground.wall(), ClaimdeskCommand.VERSION)
                        .write(lines, topic, wish, CasePage::of);
            }
        });
        caseFile.askForFiles(ground.picker());
        return caseFile;
    }

    public InvestigateViewModel investigate() {
        return investigate;
    }

    public FindViewModel find() {
        return find;
    }

    /** Tells what the file has become. */
    public void accept(LiveNews news) {
        investigate.fileChanged();
        news.match(
                read -> {
                    boolean isWritten = read.snapshot().file().seq() != seqSeen;
                    seqSeen = read.snapshot().file().seq();
                    if (isWritten) {
                        find.fileChanged();
                    }
                },
                failed -> find.fileChanged());
    }

    /**
     * Reads again what is worth it.
     *
     * @param isCounted whether anybody sees the counts of a file that is open
     */
    public void tick(long nowMs, boolean isCounted) {
        investigate.tick(nowMs);
        if (isCounted) {
            find.tick(nowMs);
        }
    }

    @Override
    public void close() {
        cases.close();
        find.close();
        searches.close();
        reviews.close();
    }
}
