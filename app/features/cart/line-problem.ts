import {formatMoney} from '~/lib/money';
import words from '#words/checkout-problems';
import type {Cart, CartLineItem} from './cart';
import {MAX_LINES, MAX_QUANTITY, type LineProblem} from './checkout-contract';

/** What is wrong with a line; undefined when it can be checked out. */
export function findLineProblem(
  line: CartLineItem,
  problems: readonly LineProblem[],
): LineProblem | undefined {
  const problem = problems.find(({merchandiseId}) => merchandiseId === line.variantId);
  const isResolved =
    (problem?.kind === 'not-enough' && line.quantity <= problem.available) ||
    (problem?.kind === 'too-much' && line.quantity <= MAX_QUANTITY);
  return isResolved ? undefined : problem;
}

export function isDead(problem: LineProblem | undefined): boolean {
  return problem?.kind === 'sold-out' || problem?.kind === 'gone';
}

export function findLivingLines(cart: Cart, problems: readonly LineProblem[]): CartLineItem[] {
  return cart.items.filter((line) => !isDead(findLineProblem(line, problems)));
}

/**
 * The message beside a line.
 *
 * @param hasRest whether another line can still be bought
 */
export function formatLineProblem(problem: LineProblem, hasRest: boolean): string {
  const rest = hasRest ? ` ${words.line.removeToGoOn}` : '';
  switch (problem.kind) {
    case 'sold-out':
      return words.line.soldOut + rest;
    case 'gone':
      return words.line.gone + rest;
    case 'not-enough':
      return words.line.notEnough(problem.available);
    case 'repriced':
      return problem.price
        ? words.line.repriced(formatMoney(problem.price))
        : words.line.repricedUnseen;
    case 'only-one':
      return words.line.onlyOne;
    case 'too-many-lines':
      return words.line.tooManyLines(MAX_LINES);
    case 'too-much':
      return words.line.tooMuch(MAX_QUANTITY);
    case 'early-access':
      return words.line.earlyAccess;
  }
}
