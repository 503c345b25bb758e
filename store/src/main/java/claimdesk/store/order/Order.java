package claimdesk.store.order;

import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.Vendor;

/**
 * One order row.
 *
 * @param version grows by one with every move, from 1
 * @param changedAtMs store clock
 */
public record Order(OrderId id, Vendor vendor, OrderState state, long version, long changedAtMs) {}
