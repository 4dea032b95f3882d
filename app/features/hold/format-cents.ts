import {formatMoney, fromCents} from '~/lib/money';
import type {ShopWords} from '~/words';

/** 'CAD $4,800.00' from integer cents. */
export function formatCents(words: ShopWords, cents: number): string {
  return formatMoney(words, {amount: fromCents(cents), currencyCode: 'CAD'});
}

/** 'March 31, 2027' from a calendar day at the studio. */
export function formatDay(words: ShopWords, day: string): string {
  return words.longDate(new Date(`${day}T16:00:00Z`));
}
