import {expect, it} from 'vitest';
import {CART_MUTATE_FRAGMENT} from './cart-fragment';

it('asks for every field of a remote cart that the specification names', () => {
  const fragment = CART_MUTATE_FRAGMENT.replace(/\s+/g, ' ');
  for (const selection of [
    'id checkoutUrl totalQuantity cost { totalAmount { amount currencyCode } }',
    'lines(first: 100) { nodes { id quantity',
    'merchandise { ... on ProductVariant { title product { title handle } } ...CheckoutVariant',
    'fragment CheckoutVariant on ProductVariant { id availableForSale price { amount currencyCode }',
  ]) {
    expect(fragment).toContain(selection);
  }
});
