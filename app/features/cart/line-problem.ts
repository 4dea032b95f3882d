import {formatMoney} from '~/lib/money';
import type {CartLineItem} from './cart';
import type {LineProblem} from './checkout-contract';

/** The message beside a line; undefined when the line can be checked out. */
export function findLineProblem(line: CartLineItem, problems: LineProblem[]): string | undefined {
  const problem = problems.find(({merchandiseId}) => merchandiseId === line.variantId);
  if (!problem) return undefined;
  const isResolved = problem.kind === 'not-enough' && line.quantity <= problem.available;
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
    case 'early-access':
      return 'For priority members. Remove it, and add it again from the link in your letter.';
  }
}
