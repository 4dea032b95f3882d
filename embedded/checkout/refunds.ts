import type {Order, Refund} from './order';

export function refundedCents({refunds = []}: Pick<Order, 'refunds'>): number {
  return refunds.reduce((sum, {cents}) => sum + cents, 0);
}

/** What can still be refunded. */
export function refundableCents(order: Order): number {
  return order.isUnpaid ? 0 : order.totalCents - refundedCents(order);
}

export type FinancialStatus = 'PAID' | 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'PENDING' | 'VOIDED';

export function financialStatus(order: Order): FinancialStatus {
  if (order.isUnpaid) return order.cancelledAt ? 'VOIDED' : 'PENDING';
  const cents = refundedCents(order);
  if (cents === 0) return 'PAID';
  return cents < order.totalCents ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
}

export function refundGid({number, refunds = []}: Order, refund: Refund): string {
  return `gid://shopify/Refund/${number * 1000 + refunds.indexOf(refund) + 1}`;
}

/** Shopify numbers lines independently. Here the ids derive from the order's. */
export function lineItemNumber({number}: Pick<Order, 'number'>, position: number): number {
  return number * 1000 + position;
}
