import {formatMoney} from '~/lib/money';
import words from '#words/checkout-problems';
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
      return words.line.soldOut;
    case 'gone':
      return words.line.gone;
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
