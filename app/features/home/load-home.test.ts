import {expect, it} from 'vitest';
import {aContext} from '../../../tests/support/app/a-function-context';
import {PRINT} from '../../../tests/support/app/a-product';
import {loadHomeProducts} from './load-home';

it('the shelf of originals shows only those for sale', async () => {
  const original = {...PRINT, productType: 'Original Paintings'};
  const later = {value: '2999-01-01T00:00:00Z'};
  const nodes = [
    {...original, title: 'For Sale'},
    {...original, title: 'Reserved', reservedUntil: later},
    {...original, title: 'Coming Soon', launchAt: later},
  ];
  const data = {prints: {nodes: []}, originals: {nodes}};
  const context = aContext(async () => ({ok: true, data, notice: null}));
  const {products} = await loadHomeProducts(context);
  expect(products.originals.map(({title}) => title)).toEqual(['For Sale']);
});
