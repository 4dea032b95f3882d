/**
 * Queries of stock storefronts, rewritten: the same fields, arguments and variables as in Hydrogen's skeleton, the
 * Hydrogen library, and the Next.js Commerce template.
 */
export interface StockDocument {
  name: string;
  query: string;
  variables?: Readonly<Record<string, unknown>>;
  /** The root fields that must not be null for the test's catalogue. */
  finds: readonly string[];
}
