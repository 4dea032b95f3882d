import type {ShopWords} from '~/words';
import {formatMoney} from '~/lib/money';
import type {Cart, CartLineItem} from '~/shop/cart/cart';
import type {LineProblem} from '~/shop/cart/line-problem';
import {MAX_LINES} from './checkout-contract';

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

/**
 * The message beside a line.
 *
 * @param hasRest whether another line can still be bought
 */
export function formatLineProblem(
  words: ShopWords,
  problem: LineProblem,
  hasRest: boolean,
): string {
  const rest = hasRest ? ` ${words.checkoutProblems.line.removeToGoOn}` : '';
  switch (problem.kind) {
    case 'sold-out':
      return words.checkoutProblems.line.soldOut + rest;
    case 'gone':
      return words.checkoutProblems.line.gone + rest;
    case 'not-enough':
      return words.checkoutProblems.line.notEnough(problem.available);
    case 'repriced':
      return problem.price
        ? words.checkoutProblems.line.repriced(formatMoney(words, problem.price))
        : words.checkoutProblems.line.repricedUnseen;
    case 'only-one':
      return words.checkoutProblems.line.onlyOne;
    case 'too-many-lines':
      return words.checkoutProblems.line.tooManyLines(MAX_LINES);
    case 'early-access':
      return words.checkoutProblems.line.earlyAccess;
  }
}
