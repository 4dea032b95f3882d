/** Money as the Storefront API sends it: a decimal string (sometimes with one decimal) and an ISO currency. */
export interface Money {
  amount: string;
  currencyCode: string;
}

/**
 * 'CAD $45.00': always two decimals and English-Canadian grouping, whatever the locale of server or visitor. Without
 * `Intl`: its first call takes a phone longer than running all of the shop's code.
 */
export function formatMoney({amount, currencyCode}: Money): string {
  return `${currencyCode} $${fromCents(toCents(amount)).replace(THOUSANDS, ',')}`;
}

const THOUSANDS = /\B(?=(\d{3})+\.)/g;

/** Integer cents of a decimal string; sums use these, never floats. NaN for a text that is no number. */
export function toCents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** The decimal string of integer cents, '45.00'. */
export function fromCents(cents: number): string {
  return (cents / 100).toFixed(2);
}
