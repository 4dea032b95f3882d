import {expect, it} from 'vitest';
import type {ProductCardFragment} from 'storefrontapi.generated';
import {PRINT} from '../../../tests/support/app/a-product';
import {relatedProducts} from './load-product-page';

it.each([
  ['', ''],
  ['ABCD', 'ABCD'],
  ['ABCDE', 'ABCD'],
  ['AAB', 'AB'],
  ['TA', 'A'],
])('the works related to T, of %j, are %j', (recommended, picked) => {
  const works = [...recommended].map(
    (title) => ({...PRINT, title}) as unknown as ProductCardFragment,
  );
  expect(
    relatedProducts('T', works)
      .map(({title}) => title)
      .join(''),
  ).toBe(picked);
});
