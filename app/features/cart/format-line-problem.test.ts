import {expect, it} from 'vitest';
import en from '~/words/en/server';
import type {LineProblem} from '~/shop/cart/line-problem';
import {formatLineProblem} from './format-line-problem';
import {variantId} from '../../../tests/support/app/a-cart-line';

it('the message beside a line mentions the other lines only when there are any', () => {
  const soldOut: LineProblem = {kind: 'sold-out', variantId: variantId(1)};
  expect(formatLineProblem(en, soldOut, true)).toBe(
    'Sold out since you added it. Remove it to continue with the rest.',
  );
  expect(formatLineProblem(en, soldOut, false)).toBe('Sold out since you added it.');
});
