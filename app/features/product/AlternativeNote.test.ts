import {expect, it} from 'vitest';
import type {SaleState} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/hidden-prices';
import en from '~/words/en/server';
import {findAlternative} from './AlternativeNote';
import {aVariant, PRINT} from '../../../tests/support/app/a-product';
import {aVisibleProduct} from '../../../tests/support/app/a-visible-product';

const aPrint = (available: boolean[], images = PRINT.images) =>
  aVisibleProduct({
    images,
    variants: {
      nodes: available.map((isAvailable, at) =>
        aVariant(at, `${8 + at}×10 in`, '45.0', isAvailable),
      ),
    },
  });

const find = (product: VisibleProduct, saleState: SaleState, hasRelated = true) =>
  findAlternative(en, {product, purchase: {isEarlyAccess: false, saleState}, hasRelated});

it('names nothing for a print on sale', () => {
  expect(find(aPrint([true, false]), 'on-sale')).toBeNull();
});

it('names the sizes that are left of a print whose first size is sold', () => {
  expect(find(aPrint([false, true, false, true]), 'sold-out')).toMatchObject({
    text: 'Still available: 10 × 9 in (25 × 23 cm), 11 × 10 in (28 × 25 cm).',
    to: expect.stringMatching(/^\/contact\?subject=.+&work=sea$/),
  });
});

it('leads from a sold print to the related works, or to the other prints', () => {
  const sold = aPrint([false, false]);
  expect(find(sold, 'sold-out')).toMatchObject({to: '#related-works'});
  expect(find(sold, 'sold-out', false)).toMatchObject({to: '/collections/prints'});
});

it('says why a work without a picture is not sold, and offers to ask', () => {
  const note = {text: expect.stringContaining('no picture'), label: 'Ask me about it'};
  expect(find(aPrint([true], {nodes: []}), 'on-sale')).toMatchObject(note);
  const original = {...aPrint([true], {nodes: []}), productType: 'Original Paintings'};
  expect(
    findAlternative(en, {
      product: original,
      purchase: {isEarlyAccess: true, saleState: 'on-sale'},
      hasRelated: false,
    }),
  ).toMatchObject(note);
});
