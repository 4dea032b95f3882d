import type {ShopWords} from '~/words';
import {formatMoney} from '~/lib/money';
import type {LineProblem} from '~/shop/cart/line-problem';
import {MAX_LINES} from './checkout/checkout-contract';

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
