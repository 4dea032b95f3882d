/**
 * A rewritten query of a stock storefront, with the same fields, arguments and variables as in Hydrogen and its
 * skeletons.
 */
export interface StockDocument {
  name: string;
  query: string;
  variables?: Readonly<Record<string, unknown>>;
  /** The root fields that must not be null for the test's catalogue. */
  finds: readonly string[];
}
