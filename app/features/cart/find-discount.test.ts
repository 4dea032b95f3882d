import {expect, it} from 'vitest';
import {findDiscount} from './find-discount';

const cad = (amount: string) => ({discountedAmount: {amount, currencyCode: 'CAD' as const}});

const aCart = ({
  applicable = true,
  whole = [] as string[],
  ofLines = [] as string[],
}): Parameters<typeof findDiscount>[0] => ({
  discountCodes: [{applicable}],
  discountAllocations: whole.map(cad),
  lines: {
    nodes: ofLines.map((amount, index) => ({
      id: `gid://shopify/CartLine/${index}`,
      quantity: 1,
      discountAllocations: [cad(amount)],
      merchandise: {
        id: 'gid://shopify/ProductVariant/1',
        title: '8×10 in',
        availableForSale: true,
        price: cad('45.0').discountedAmount,
        product: {title: 'First Light', handle: 'first-light', productType: 'Prints'},
      },
    })),
  },
});

it.each([
  ['off the whole', aCart({whole: ['4.5']}), {isApplicable: true, savings: '4.50'}],
  ['off two lines', aCart({ofLines: ['1.0', '2.25']}), {isApplicable: true, savings: '3.25'}],
  ['off the shipping', aCart({}), {isApplicable: true, savings: undefined}],
  ['that Shopify refuses', aCart({applicable: false}), {isApplicable: false, savings: undefined}],
])('a code %s', (_, cart, {isApplicable, savings}) => {
  const discount = findDiscount(cart);
  expect(discount.isApplicable).toBe(isApplicable);
  expect(discount.savings?.amount).toBe(savings);
});
