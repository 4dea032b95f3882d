import {expect, it} from 'vitest';
import {DELIVERY_TIMES} from '~/lib/site/delivery-times';
import {productTerms} from './product-terms';

const returnsOf = (productType: string) =>
  productTerms({productType}, DELIVERY_TIMES).find(({term}) => term === 'Returns & Defects')?.words;

it('promises a print to be replaced or refunded when it is reported in time, an original to be refunded', () => {
  expect(returnsOf('Prints')).toMatch(
    /within 7 days of receipt with photo evidence, .* replaced or refunded\.$/,
  );
  const original = returnsOf('Original Paintings');
  expect(original).toMatch(/refunded\.$/);
  expect(original).not.toContain('replaced');
});

it('promises a certificate of an original alone', () => {
  const termsOf = (productType: string) =>
    productTerms({productType}, DELIVERY_TIMES).map(({term}) => term);
  expect(termsOf('Original Paintings')).toContain('Certificate of Authenticity');
  expect(termsOf('Prints')).toEqual(['Free Shipping', 'Returns & Defects']);
});
