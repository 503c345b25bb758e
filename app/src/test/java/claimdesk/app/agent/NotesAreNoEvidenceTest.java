package claimdesk.app.agent;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.call.Step;
import claimdesk.app.casework.Topic;
import claimdesk.app.evidence.Evidence;
import claimdesk.app.verdict.Docket;
import claimdesk.app.verdict.Verdict;
import claimdesk.store.agent.ActionKind;
import claimdesk.store.agent.AgentAction;
import claimdesk.store.agent.Decision;
import claimdesk.store.claim.ShownKeys;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.Subject;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What people write about a case changes nothing of what its rows prove. */
class NotesAreNoEvidenceTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"1-lost-reply", "2-second-email", "3-rotated-keys", "4-misread-409", "5-hostile-rows"})
    void leavesEveryVerdictOnImportedEvidenceAsItWas(String sample) {
        try (Docket docket = new Docket(folder)) {
            docket.sample(sample);
            Set<String> orders = orders(docket);
            Map<String, Verdict> before = verdicts(docket, orders);
            List<?> findings = docket.findings();

            for (String order : orders) {
                writeAllSorts(docket, order);
            }

            assertThat(orders).isNotEmpty();
            assertThat(verdicts(docket, orders)).isEqualTo(before);
            assertThat(docket.findings()).isEqualTo(findings);
        }
    }

    private static Set<String> orders(Docket docket) {
        return docket.store().read(tables -> tables.caseRows().orders(Optional.empty(), 100)).stream()
                .map(OrderId::text)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Map<String, Verdict> verdicts(Docket docket, Set<String> orders) {
        return orders.stream().collect(Collectors.toMap(Function.identity(), docket::verdict));
    }

    /** On the order and on each of its keys, with all the facts that an act may carry. */
    private static void writeAllSorts(Docket docket, String order) {
        Topic topic = new Topic.OfOrder(new OrderId(order));
        CaseNotes.save(docket.store(), topic, AgentAction.note("jo", "delivered, saved, refund"));
        CaseNotes.save(docket.store(), topic, AgentAction.decision("jo", Decision.CLOSED, ""));
        Details facts = Details.of(Detail.OPERATION, "refund")
                .with(Detail.STATUS, 500)
                .with(Detail.OUTCOME, "unknown")
                .with(Detail.ROW_READ, "a row")
                .with(Detail.STORED_STATE, "saved");
        docket.ofOrder(order).events().stream()
                .map(Event::subject)
                .filter(subject -> subject.scopedKey().isPresent())
                .map(subject -> Subject.of(subject.scopedKey().orElseThrow()).with(new OrderId(order)))
                .distinct()
                .forEach(subject -> docket.store().write(tables -> tables.agentActions()
                        .append(
                                tables.runs().ofPeople(),
                                subject,
                                AgentAction.of(ActionKind.UNMASK, "jo", ""),
                                facts)));
    }

    @Test
    void leavesTheInvariantsOfALiveFileAsTheyWere() {
        try (Counter counter = new Counter(folder).place("4711")) {
            Counter.runTo(counter.call("k", "4711"), Step.WORK);
            StoredKey row = counter.row("k").orElseThrow();
            counter.clock.add(Counter.LEASE_MS);
            Counter.finish(counter.call("k", "4711"));

            counter.store.write(tables -> tables.agentActions()
                    .append(
                            counter.run,
                            Subject.of(Counter.key("k")),
                            AgentAction.of(ActionKind.UNMASK, "jo", ""),
                            ShownKeys.values(row).with(Detail.ROW, "no row of it")));
            Counter.finish(counter.call("k", "4711"));

            Evidence after = Evidence.ofFile(counter.store, counter.clock.millis());
            assertThat(after.allKept()).as("%s", after.invariants()).isTrue();
        }
    }
}
