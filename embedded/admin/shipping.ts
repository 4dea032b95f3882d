import type {FinancialStatus} from '../checkout/refunds';
import type {Queryable} from '../database/database';

/** The data that decides whether an order is still to ship. */
export interface ShippingState {
  name: string;
  displayFinancialStatus: FinancialStatus;
  /** Empty when nothing ships, and for a cancelled order. */
  fulfillmentOrders: {nodes: readonly object[]};
  fulfillments: readonly object[];
}

/** A hold's effect on the shipping of its order. */
interface HoldOfOrder {
  /** Whether it's paid in full, which is when its work ships. */
  isPaid: boolean;
  /** Whether the payments without their refunds cover the price. */
  isCovered: boolean;
}

/** The holds of orders, by the order's name. */
export type HoldsByOrder = ReadonlyMap<string, HoldOfOrder>;

export async function loadHoldsByOrder(database: Queryable): Promise<HoldsByOrder> {
  const rows = await database.query<HoldOfOrder & {order_name: string}>(
    `select order_name, state = 'paid' as "isPaid", price_cents + shipping_cents <= (
       select coalesce(sum(amount_cents - refunded_cents), 0) from public.hold_payments
       where hold_id = holds.id and paid_at is not null
     ) as "isCovered"
     from public.hold_payments join public.holds on holds.id = hold_id
     where order_name is not null`,
  );
  return new Map(rows.map((row) => [row.order_name, row]));
}

/**
 * Shopify leaves a fully refunded order unfulfilled, but its buyer no longer expects it, unless other payments of its
 * hold cover the price.
 */
export function isRefunded(
  {displayFinancialStatus}: ShippingState,
  hold: HoldOfOrder | undefined,
): boolean {
  return displayFinancialStatus === 'REFUNDED' && !hold?.isCovered;
}

export function isToShip(order: ShippingState, holds: HoldsByOrder): boolean {
  const hold = holds.get(order.name);
  return (
    order.fulfillmentOrders.nodes.length > 0 &&
    order.fulfillments.length === 0 &&
    order.displayFinancialStatus !== 'PENDING' &&
    !isRefunded(order, hold) &&
    (!hold || hold.isPaid)
  );
}
