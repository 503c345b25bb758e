package claimdesk.app.casefile;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.EventIds;
import claimdesk.app.casework.Topic;
import claimdesk.app.chain.CaseHeader;
import claimdesk.app.chain.CaseHeader.About;
import claimdesk.app.chain.CaseHeader.Counts;
import claimdesk.app.chain.CaseHeader.Standing;
import claimdesk.app.chain.CaseSource;
import claimdesk.app.verdict.Verdict;
import claimdesk.store.journal.Detail;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What is written of one case, in both forms.
 *
 * @param shown the case as it is written: masked, unless somebody chose otherwise
 * @param ids tells its events from all others
 */
public record CaseFile(Case shown, Verdict verdict, CaseHeader header, EventIds ids) {

    /** Who writes it, when, and whether personal data are masked. */
    public record Making(String program, long nowMs, boolean isMasked) {}

    /**
     * @param shown masked already, if it is to be
     * @param sources the files that its store has imported
     */
    static CaseFile of(Case shown, List<CaseSource> sources, Making making) {
        boolean wasMasked =
                shown.from().filter(header -> header.standing().isMasked()).isPresent();
        Map<Long, CaseSource> used = new TreeMap<>();
        shown.from()
                .map(CaseHeader::sources)
                .orElse(sources)
                .forEach(source -> used.put(
                        source.run().number(),
                        new CaseSource(source.run(), name(shown, source), source.kind(), source.sha256())));
        CaseHeader header = new CaseHeader(
                making.program(),
                making.nowMs(),
                about(shown.topic()),
                new Standing(
                        shown.nowMs(),
                        making.isMasked() || wasMasked,
                        shown.completeness().provesAbsence(),
                        shown.isCut()),
                List.copyOf(used.values()),
                new Counts(
                        shown.events().size(),
                        shown.nearby().size(),
                        shown.record().rows().size()));
        EventIds ids =
                new EventIds(run -> Optional.ofNullable(used.get(run.number())).map(CaseSource::sha256));
        return new CaseFile(shown, Verdict.of(shown), header, ids);
    }

    /** As the events have it, where it is masked like all else of them. */
    private static String name(Case shown, CaseSource source) {
        return shown.events().stream()
                .filter(event -> event.run().equals(source.run()))
                .flatMap(event -> event.details().text(Detail.SOURCE).stream())
                .findFirst()
                .orElse("");
    }

    private static About about(Topic topic) {
        return topic.match(
                one -> new About(Optional.of(one.order()), Optional.empty()),
                one -> new About(Optional.empty(), Optional.of(one.key())));
    }
}
