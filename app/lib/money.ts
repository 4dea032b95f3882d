import type {ShopWords} from '~/words';

/** Money as the Storefront API sends it: a decimal string (sometimes with one decimal) and an ISO currency. */
export interface Money {
  amount: string;
  currencyCode: string;
}

/**
 * 'CAD $45.00', as specified; in French '45,00 $ CA'. Hydrogen's `Money` writes 'CA$45.00'. Always two
 * decimals, regardless of the locale of the server or the visitor.
 */
export function formatMoney(words: ShopWords, {amount, currencyCode}: Money): string {
  return words.money.price(currencyCode, fromCents(toCents(amount)));
}

/** 'CAD $4,800.00' from integer cents. */
export function formatCents(words: ShopWords, cents: number): string {
  return formatMoney(words, {amount: fromCents(cents), currencyCode: 'CAD'});
}

/** Integer cents of a decimal string, for sums without floats. NaN for text that isn't a number. */
export function toCents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** The decimal string of integer cents, '45.00'. */
export function fromCents(cents: number): string {
  return (cents / 100).toFixed(2);
}
