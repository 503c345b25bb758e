package claimdesk.app.casefile;

import claimdesk.app.casework.Topic;
import claimdesk.store.Store;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.identity.RunId;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;

/** Records in the journal that somebody asked for personal data, before they get them. */
final class Unmasking {

    /** The journal's word for it. */
    static final String ACTION = "unmask";

    private Unmasking() {}

    /**
     * @param agent who asked, as they named themselves
     * @throws claimdesk.store.database.StoreException if it cannot be recorded
     */
    static void record(Store store, Topic topic, String agent) {
        Subject subject = topic.match(one -> Subject.nobody().with(one.order()), one -> Subject.of(one.key()));
        Details details = Details.of(Detail.ACTION, ACTION)
                .with(Detail.WHO, agent)
                .with(Detail.REASON, "the case file of " + topic.words() + " is written with personal data");
        store.write(tables -> {
            RunId run = tables.runs().beginLive("agent action", FitProtocol.DEFAULT);
            long seq = tables.journal().append(run, EventType.AGENT_ACTION, subject, details);
            tables.runs().end(run);
            return seq;
        });
    }
}
