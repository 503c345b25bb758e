package claimdesk.app.simulation;

import claimdesk.app.call.CallSettings;
import claimdesk.app.call.ReplyProfile;
import claimdesk.app.scenario.DeskPlan;
import claimdesk.app.scenario.FaultKind;
import claimdesk.app.scenario.FaultRecord;
import claimdesk.app.scenario.Scenario;
import claimdesk.store.Store;
import claimdesk.store.claim.Protocol;
import claimdesk.store.identity.RunId;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import claimdesk.store.order.Operation;
import java.util.EnumMap;
import java.util.Map;

/** What the vendors and calls of one run share. */
record RunContext(RunId run, Scenario scenario, Protocol protocol, RunPlace place, FaultPlan faults) {

    /** Where a run takes place: its store, that store's clock, and what decides when things happen. */
    record RunPlace(Store store, RunClock clock, Timetable timetable) {}

    Store store() {
        return place.store();
    }

    RunClock clock() {
        return place.clock();
    }

    void in(long delayMs, Runnable task) {
        place.timetable().in(delayMs, task);
    }

    CallSettings settings() {
        DeskPlan desk = scenario.desk();
        Map<Operation, Long> leases = new EnumMap<>(Operation.class);
        for (Operation operation : Operation.values()) {
            leases.put(operation, desk.lease().msFor(operation));
        }
        ReplyProfile profile = ReplyProfile.named(desk.replyProfile()).orElseThrow();
        return new CallSettings(leases, desk.retentionMs(), profile, "worker");
    }

    void journal(EventType type, Subject subject, Details details) {
        store().write(tables -> tables.journal().append(run, type, subject, details));
    }

    /** Every injected fault is a journal row. */
    void journalFault(FaultKind kind, long byMs, Subject subject, String where) {
        Details details = FaultRecord.fault(kind.text(), where);
        journal(EventType.FAULT, subject, kind.takesBy() ? details.with(Detail.BY_MS, byMs) : details);
    }
}
