import type {ProductPageFragment} from 'storefrontapi.generated';

/** What the rows of a product's details alone say. Its server makes them, so the browser gets none of these. */
export const ROW_FIELDS = [
  'paper',
  'surface',
  'border',
  'framing',
  'signature',
  'certificate',
  'packing',
  'series',
] as const satisfies readonly (keyof ProductPageFragment)[];

export type RowField = (typeof ROW_FIELDS)[number];
