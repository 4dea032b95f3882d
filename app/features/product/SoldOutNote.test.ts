import {expect, it} from 'vitest';
import en from '~/words/en/server';
import {findAlternative} from './SoldOutNote';
import {aVariant} from '../../../tests/support/app/a-product';
import {aVisibleProduct} from '../../../tests/support/app/a-visible-product';

const find = (available: boolean[], hasRelated = true) => {
  const nodes = available.map((isAvailable, at) =>
    aVariant(at, `${8 + at}×10 in`, '45.0', isAvailable),
  );
  return findAlternative(en, aVisibleProduct({variants: {nodes}}), hasRelated);
};

it('names the remaining sizes of a print whose first size is sold out', () => {
  expect(find([false, true, false, true])).toMatchObject({
    text: 'Still available: 10 × 9 in (25 × 23 cm), 11 × 10 in (28 × 25 cm).',
    to: expect.stringMatching(/^\/contact\?subject=.+&work=sea$/),
  });
});

it('links a sold-out print to the related works, or to the other prints', () => {
  expect(find([false, false])).toMatchObject({to: '#related-works'});
  expect(find([false, false], false)).toMatchObject({to: '/collections/prints'});
});
