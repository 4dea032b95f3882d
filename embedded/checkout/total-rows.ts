import {formatCents} from './money';
import type {OrderTotals} from './order';

export interface TotalRow {
  label: string;
  value: string;
  /** Stands out: a sum of the rows above. */
  isSum?: boolean;
}

/** The rows below the lines of an order. `taxNote` replaces taxes that are not known yet. */
export function totalRows(totals: OrderTotals, taxNote: string | null = null): TotalRow[] {
  const {subtotalCents, discountCents, discountCodes, tax, totalCents, giftCards = []} = totals;
  const paid = giftCards.reduce((sum, {cents}) => sum + cents, 0);
  const taxes = tax ? {label: tax.label, value: formatCents(tax.cents)} : null;
  return [
    {label: 'Subtotal', value: formatCents(subtotalCents)},
    ...(discountCents > 0
      ? [{label: `Discount ${discountCodes.join(', ')}`, value: `−${formatCents(discountCents)}`}]
      : []),
    {label: 'Shipping', value: 'Free'},
    ...(taxes ? [taxes] : taxNote !== null ? [{label: 'Taxes', value: taxNote}] : []),
    {label: 'Total', value: formatCents(totalCents), isSum: true},
    ...giftCards.map(({lastCharacters, cents}) => ({
      label: `Gift card •••• ${lastCharacters}`,
      value: `−${formatCents(cents)}`,
    })),
    ...(giftCards.length > 0
      ? [{label: 'To pay', value: formatCents(totalCents - paid), isSum: true}]
      : []),
  ];
}
