import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {formatCents} from './money';
import type {OrderTotals} from './order';
import {CHECKOUT_WORDS} from './words/by-language';

export interface TotalRow {
  label: string;
  value: string;
  /** Stands out: a sum of the rows above. */
  isSum?: boolean;
}

/** The rows below the lines of an order. `taxNote` replaces taxes that are not known yet. */
export function totalRows(
  totals: OrderTotals,
  language: LanguageCode,
  taxNote: string | null = null,
): TotalRow[] {
  const {order: words} = CHECKOUT_WORDS[language];
  const format = (cents: number) => formatCents(cents, language);
  const {subtotalCents, discountCents, discountCodes, tax, totalCents, giftCards = []} = totals;
  const paid = giftCards.reduce((sum, {cents}) => sum + cents, 0);
  const taxes = tax ? {label: tax.label, value: format(tax.cents)} : null;
  return [
    {label: words.subtotal, value: format(subtotalCents)},
    ...(discountCents > 0
      ? [{label: words.discount(discountCodes.join(', ')), value: `−${format(discountCents)}`}]
      : []),
    {label: words.shipping, value: words.free},
    ...(taxes ? [taxes] : taxNote !== null ? [{label: words.taxes, value: taxNote}] : []),
    {label: words.total, value: format(totalCents), isSum: true},
    ...giftCards.map(({lastCharacters, cents}) => ({
      label: words.giftCard(lastCharacters),
      value: `−${format(cents)}`,
    })),
    ...(giftCards.length > 0
      ? [{label: words.toPay, value: format(totalCents - paid), isSum: true}]
      : []),
  ];
}
