package claimdesk.ui.timeline.layout;

import claimdesk.app.history.CallHistory;
import claimdesk.app.history.CallHistory.Served;
import claimdesk.app.history.Delivery;
import claimdesk.app.history.History;
import claimdesk.app.history.Lease;
import claimdesk.app.history.Place;
import claimdesk.app.history.Tone;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.ui.timeline.shape.Bar;
import claimdesk.ui.timeline.shape.Bar.Kind;
import claimdesk.ui.timeline.shape.Lane;
import claimdesk.ui.timeline.shape.Link;
import claimdesk.ui.timeline.shape.Mark;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What lasted, what went from lane to lane, and what is to be said of both. */
final class Bars {

    /** How far a lost reply gets. */
    private static final double LOST_SHARE = 0.55;

    /** Words at a place of a lane where no event is. */
    record Remark(int lane, double x, String text, Tone tone) {}

    private final History history;
    private final LanePlan plan;
    private final Stops stops;
    private final Axis axis;

    Bars(History history, LanePlan plan, Stops stops, Axis axis) {
        this.history = history;
        this.plan = plan;
        this.stops = stops;
        this.axis = axis;
    }

    List<Bar> bars(List<Lane> lanes, EventText text) {
        List<Bar> bars = new ArrayList<>();
        for (CallHistory call : shownCalls()) {
            int lane = plan.laneOf(call.attempt());
            double y = lanes.get(lane).baseline();
            waiting(call)
                    .ifPresent(span -> bars.add(new Bar(
                            Kind.WAITING,
                            span.lane,
                            span.from,
                            span.to,
                            lanes.get(span.lane).baseline(),
                            span.isOpen,
                            "vendor waits")));
            call.served()
                    .ifPresent(served -> bars.add(new Bar(
                            Kind.SERVED,
                            lane,
                            x(served.first()),
                            x(served.last()),
                            y,
                            !served.hasEnded(),
                            "being served")));
            for (Lease lease : call.leases()) {
                String until = "lease until " + text.time(lease.untilMs());
                bars.add(new Bar(
                        Kind.LEASE,
                        lane,
                        x(lease.claim()),
                        endX(lease),
                        y,
                        stops.isEndedByTime(lease) && stops.isEndAhead(lease),
                        until));
                call.served()
                        .filter(served -> isServedPast(served, lease))
                        .ifPresent(served -> bars.add(new Bar(
                                Kind.PAST_LEASE,
                                lane,
                                endX(lease),
                                x(served.last()),
                                y,
                                !served.hasEnded(),
                                "past its lease")));
            }
        }
        return bars;
    }

    private boolean isServedPast(Served served, Lease lease) {
        boolean isOwnEnd = lease.endedBy()
                .filter(end -> !stops.isEndedByTime(lease)
                        && end.subject()
                                .attempt()
                                .equals(lease.claim().subject().attempt()))
                .isPresent();
        return !isOwnEnd && x(served.last()) > endX(lease);
    }

    private double endX(Lease lease) {
        if (stops.isEndedByTime(lease)) {
            return axis.x(stops.ofEnd(lease));
        }
        return lease.endedBy().filter(stops::has).map(this::x).orElse(x(lease.claim()));
    }

    private record Span(int lane, double from, double to, boolean isOpen) {}

    private Optional<Span> waiting(CallHistory call) {
        Optional<Event> sent = call.first(EventType.VENDOR_SENT);
        if (sent.isEmpty() || plan.vendorLaneOf(sent.get()) == LanePlan.NO_LANE) {
            return Optional.empty();
        }
        Event from = sent.get();
        int lane = plan.vendorLaneOf(from);
        Optional<Event> timedOut = call.first(EventType.VENDOR_TIMED_OUT);
        if (timedOut.isPresent()) {
            return Optional.of(new Span(lane, x(from), x(timedOut.get()), false));
        }
        Optional<Span> answered = call.delivery()
                .match(
                        reply -> Optional.of(new Span(lane, x(from), axis.x(stops.ofArrival(reply.answer())), false)),
                        lost -> Optional.empty(),
                        nothing -> Optional.empty());
        return answered.or(() -> Optional.of(
                new Span(lane, x(from), x(call.events().get(call.events().size() - 1)), true)));
    }

    List<Link> links(List<Lane> lanes) {
        List<Link> links = new ArrayList<>();
        for (CallHistory call : shownCalls()) {
            double callY = lanes.get(plan.laneOf(call.attempt())).baseline();
            Event any = call.events().get(0);
            int vendorLane = plan.vendorLaneOf(any);
            if (vendorLane != LanePlan.NO_LANE) {
                double vendorY = lanes.get(vendorLane).baseline();
                request(call, vendorY, callY).ifPresent(links::add);
                reply(call, vendorY, callY).ifPresent(links::add);
            }
            for (Event event : call.events()) {
                if (Place.of(event) == Place.EFFECTS && plan.laneOf(event) != LanePlan.NO_LANE) {
                    double effectsY = lanes.get(plan.laneOf(event)).baseline();
                    links.add(new Link(Link.Kind.EFFECT, x(event), callY, x(event), effectsY));
                }
            }
        }
        return links;
    }

    private Optional<Link> request(CallHistory call, double vendorY, double callY) {
        Optional<Event> received = call.first(EventType.RECEIVED);
        Event from =
                call.first(EventType.VENDOR_SENT).orElseGet(() -> call.events().get(0));
        return received.map(to -> new Link(Link.Kind.REQUEST, x(from), vendorY, x(to), callY));
    }

    private Optional<Link> reply(CallHistory call, double vendorY, double callY) {
        return call.delivery()
                .match(
                        reply -> Optional.of(new Link(
                                Link.Kind.REPLY,
                                x(reply.answer()),
                                callY,
                                axis.x(stops.ofArrival(reply.answer())),
                                vendorY)),
                        lost -> {
                            double x = x(lost.lost());
                            return Optional.of(new Link(
                                    Link.Kind.LOST_REPLY,
                                    x,
                                    callY,
                                    x + Mark.RADIUS,
                                    callY + (vendorY - callY) * LOST_SHARE));
                        },
                        nothing -> Optional.empty());
    }

    List<Remark> remarks(EventText text) {
        List<Remark> remarks = new ArrayList<>();
        for (CallHistory call : shownCalls()) {
            int lane = plan.laneOf(call.attempt());
            for (Lease lease : call.leases()) {
                leaseEnd(lease, text)
                        .ifPresent(words -> remarks.add(
                                new Remark(lane, endX(lease), words, isAhead(lease) ? Tone.ROUTINE : Tone.FAILED)));
            }
            call.delivery()
                    .match(
                            reply -> plan.vendorLaneOf(reply.answer()) == LanePlan.NO_LANE
                                    || remarks.add(arrival(reply)),
                            lost -> false,
                            nothing -> false);
        }
        return remarks;
    }

    private Remark arrival(Delivery.Answered reply) {
        String words = "got " + reply.answer().details().text(Detail.STATUS).orElse("an answer")
                + (reply.isReplay() ? " replay" : "");
        int lane = plan.vendorLaneOf(reply.answer());
        return new Remark(lane, axis.x(stops.ofArrival(reply.answer())), words, Tone.of(reply.answer()));
    }

    private Optional<String> leaseEnd(Lease lease, EventText text) {
        if (stops.isEndedByTime(lease)) {
            return Optional.of(isAhead(lease) ? "lease to " + text.time(lease.untilMs()) : "lease ended");
        }
        return lease.endedBy()
                .filter(end ->
                        !end.subject().attempt().equals(lease.claim().subject().attempt()))
                .map(end -> end.type() == EventType.PURGED ? "row gone" : "taken over");
    }

    private boolean isAhead(Lease lease) {
        return stops.isEndedByTime(lease) && stops.isEndAhead(lease);
    }

    private List<CallHistory> shownCalls() {
        return history.calls().stream()
                .filter(call -> plan.laneOf(call.attempt()) != LanePlan.NO_LANE)
                .toList();
    }

    private double x(Event event) {
        return axis.x(stops.of(event));
    }
}
