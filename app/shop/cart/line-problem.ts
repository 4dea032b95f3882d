import type {Money} from '~/lib/money';

/** A size of a work, by its variant's title and options. */
export interface SizeLeft {
  title: string;
  selectedOptions: {name: string; value: string}[];
}

/**
 * Why a line can't be checked out as it is. An original has at most quantity 1 ('only-one'). 'early-access' means that
 * the work isn't on sale without the key.
 */
export type LineProblem = {variantId: string} & (
  | {kind: 'gone' | 'early-access' | 'only-one' | 'too-many-lines'}
  | {kind: 'not-enough'; available: number}
  /** Sizes are unknown when Shopify left the line out of its cart. */
  | {kind: 'sold-out'; sizesLeft?: SizeLeft[]}
  /** The price is null when the product's page hides it. */
  | {kind: 'repriced'; price: Money | null}
);
