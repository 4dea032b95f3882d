/** Money as the Storefront API sends it: a decimal string (sometimes with one decimal) and an ISO currency. */
export interface Money {
  amount: string;
  currencyCode: string;
}

/** 'CAD $45.00': always two decimals and an English-Canadian grouping, whatever the server's or visitor's locale. */
export function formatMoney({amount, currencyCode}: Money): string {
  return `${currencyCode} $${NUMBER_FORMAT.format(toCents(amount) / 100)}`;
}

/** Integer cents of a decimal string; sums are made of these, never of floats. NaN when the text is no number. */
export function toCents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** The decimal string of integer cents, '45.00'. */
export function fromCents(cents: number): string {
  return (cents / 100).toFixed(2);
}

const NUMBER_FORMAT = new Intl.NumberFormat('en-CA', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
