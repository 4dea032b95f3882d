import {expect, it} from 'vitest';
import en from '~/words/en/server';
import {PRODUCT_PAGE_FRAGMENT} from './fragments';
import {borderOf} from './metafields';

it('has a label for each custom field that the product page’s query asks for', () => {
  const [, identifiers = ''] =
    /metafields\(\s*identifiers: \[(.*?)\]/s.exec(PRODUCT_PAGE_FRAGMENT) ?? [];
  const asked = [...identifiers.matchAll(/key: "(\w+)"/g)].map(([, key]) => key);
  expect(asked.sort()).toEqual(Object.keys(en.productDetails.fields).sort());
});

it.each([
  ['White, 1 in on every side', 2.54],
  ['White, 1.5"', 3.81],
  ['Blanche, 2,5\u00a0cm de chaque côté', 2.5],
  ['20 mm', 2],
  ['White, 1/2 in', null],
  ['None', null],
])('reads the border in %j', (value, centimetres) => {
  expect(borderOf({metafields: [{key: 'border', value}]})).toBe(centimetres);
});

it('finds no border without a record', () => {
  expect(borderOf({metafields: []})).toBeNull();
});
