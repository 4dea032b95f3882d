import {expect, it} from 'vitest';
import {aVariant} from '../../../tests/support/app/a-product';
import {aVisibleProduct} from '../../../tests/support/app/a-visible-product';
import {describeProductView} from './product-events';

const variants = {nodes: [aVariant(1, '8×10 in', '45.0', false), aVariant(2, '16×20 in', '90.0')]};

it('names the price of the size that the page selects: the first in stock, if the artist sells it', () => {
  expect(describeProductView(aVisibleProduct({variants}))).toMatchObject({price: 45});
  expect(describeProductView(aVisibleProduct({variants, sellsOtherSizes: true}))).toMatchObject({
    price: 90,
  });
});

it('never names the price of an original', () => {
  const original = aVisibleProduct({productType: 'Original Paintings'});
  expect(describeProductView(original)).toMatchObject({price: null, currency: 'CAD'});
});
