import {formatMoney, fromCents} from '~/lib/money';
import type {ShopWords} from '~/words';

/** 'CAD $4,800.00' from integer cents. */
export function formatCents(words: ShopWords, cents: number): string {
  return formatMoney(words, {amount: fromCents(cents), currencyCode: 'CAD'});
}
