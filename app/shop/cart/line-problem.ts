import type {Money} from '~/lib/money';
import type {Cart, CartLineItem} from './cart';

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

/** A line's problem; undefined when the line can be checked out. */
export function findLineProblem(
  line: CartLineItem,
  problems: readonly LineProblem[],
): LineProblem | undefined {
  const problem = problems.find(({variantId}) => variantId === line.variantId);
  const isResolved = problem?.kind === 'not-enough' && line.quantity <= problem.available;
  return isResolved ? undefined : problem;
}

export function isUnavailable(problem: LineProblem | undefined): boolean {
  return problem?.kind === 'sold-out' || problem?.kind === 'gone';
}

export function findAvailableLines(cart: Cart, problems: readonly LineProblem[]): CartLineItem[] {
  return cart.items.filter((line) => !isUnavailable(findLineProblem(line, problems)));
}
