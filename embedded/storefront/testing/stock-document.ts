/**
 * What stock storefronts ask, in our own words: the same fields, arguments and variables as the queries of Hydrogen's
 * skeleton, of the Hydrogen library, and of the Next.js Commerce template.
 */
export interface StockDocument {
  name: string;
  query: string;
  variables?: Readonly<Record<string, unknown>>;
  /** The root fields that must not be null, each with the data of the test's catalogue behind it. */
  finds: readonly string[];
}
