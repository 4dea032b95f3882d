const NUMBER = new Intl.NumberFormat('en-CA', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** 'CAD $45.00' from integer cents. */
export function formatCents(cents: number): string {
  return `CAD $${NUMBER.format(cents / 100)}`;
}
