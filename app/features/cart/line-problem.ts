import {formatMoney} from '~/lib/money';
import type {CartLineItem} from './cart';
import {MAX_LINES, MAX_QUANTITY, type LineProblem} from './checkout-contract';

/** The message beside a line; undefined when the line can be checked out. */
export function findLineProblem(line: CartLineItem, problems: LineProblem[]): string | undefined {
  const problem = problems.find(({merchandiseId}) => merchandiseId === line.variantId);
  if (!problem) return undefined;
  const isResolved =
    (problem.kind === 'not-enough' && line.quantity <= problem.available) ||
    (problem.kind === 'too-much' && line.quantity <= MAX_QUANTITY);
  return isResolved ? undefined : formatLineProblem(problem);
}

function formatLineProblem(problem: LineProblem): string {
  switch (problem.kind) {
    case 'sold-out':
      return 'Sold out since you added it. Remove it to go on with the rest.';
    case 'gone':
      return 'No longer in the shop. Remove it to go on with the rest.';
    case 'not-enough':
      return `Only ${problem.available} left. Lower the quantity to go on.`;
    case 'repriced':
      if (!problem.price)
        return 'The price has changed. Remove it, and add it again from its page.';
      return `The price is now ${formatMoney(problem.price)}. Check out again if that suits you.`;
    case 'only-one':
      return 'It is one of a kind, so your cart holds one.';
    case 'too-many-lines':
      return `A checkout takes ${MAX_LINES} lines. Remove this one, and order it afterwards.`;
    case 'too-much':
      return `A line takes ${MAX_QUANTITY} at most. Lower the quantity to go on.`;
    case 'early-access':
      return 'For priority members. Remove it, and add it again from the link in your letter.';
  }
}
