import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import fr from '~/words/fr/server';
import {aContext} from '../../../../tests/support/app/a-function-context';
import {createCheckout, findCheckoutUrl, outcomeOfThrown, readDiscount} from './checkout.server';

const ORIGINS = [
  'https://store.myshopify.com',
  'https://checkout.shop.example',
  'http://old.example',
];

describe('a checkout URL', () => {
  it.each([
    'https://store.myshopify.com/cart/c/1?key=2',
    'https://CHECKOUT.shop.example:443/cart/c/1',
  ])('is accepted from the store: %s', (text) => {
    expect(findCheckoutUrl(text, ORIGINS)?.pathname).toBe('/cart/c/1');
  });

  it('may be unencrypted on localhost only', () => {
    const origins = ['http://localhost:3001', 'http://127.0.0.1:3001', 'http://old.example'];
    expect(findCheckoutUrl('http://localhost:3001/cart', origins)).not.toBeNull();
    expect(findCheckoutUrl('http://127.0.0.1:3001/cart', origins)).not.toBeNull();
    expect(findCheckoutUrl('http://old.example/cart', origins)).toBeNull();
  });

  it.each([
    'https://evil.example/cart/c/1',
    'https://store.myshopify.com.evil.example/cart',
    'https://store.myshopify.com@evil.example/cart',
    'https://me:secret@store.myshopify.com/cart',
    'https://store.myshopify.com:8443/cart',
    'https://other.myshopify.com/cart',
    'http://store.myshopify.com/cart',
    'https:\\\\evil.example\\@store.myshopify.com',
    '//evil.example/cart',
    '/cart/c/1',
    'javascript:alert(1)',
    'javascript://store.myshopify.com/%0Aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    '',
  ])('is rejected for any other URL: %s', (text) => {
    expect(findCheckoutUrl(text, ORIGINS)).toBeNull();
  });
});

const aCart = ({
  applicable = true,
  kind = 'Code' as 'Code' | 'Automatic',
  whole = [] as string[],
  ofLines = [] as string[],
}) => {
  const off = (amount: string) => ({
    __typename: `Cart${kind}DiscountAllocation` as const,
    discountedAmount: {amount, currencyCode: 'CAD' as const},
  });
  return {
    discountCodes: [{applicable}],
    discountAllocations: whole.map(off),
    lines: {nodes: ofLines.map((amount) => ({discountAllocations: [off(amount)]}))},
  };
};

it.each([
  ['off the whole', aCart({whole: ['4.5']}), {isApplicable: true, savings: '4.50'}],
  ['off two lines', aCart({ofLines: ['1.0', '2.25']}), {isApplicable: true, savings: '3.25'}],
  ['off the shipping', aCart({}), {isApplicable: true, savings: undefined}],
  [
    'that Shopify refuses, beside an automatic discount',
    aCart({applicable: false, kind: 'Automatic', whole: ['5.0']}),
    {isApplicable: false, savings: undefined},
  ],
])('a code %s', (_, cart, {isApplicable, savings}) => {
  const discount = readDiscount(cart);
  expect(discount.isApplicable).toBe(isApplicable);
  expect(discount.savings?.amount).toBe(savings);
});

/** The checkout when Shopify returns that for its cart. */
function checkoutOf(created: object, words = en) {
  const storefront = {safeQuery: async () => ({ok: false})};
  const cart = {create: async () => created};
  return createCheckout(
    aContext(() => null, {words, cart, storefront}),
    {lines: []},
  );
}

it.each([
  [{userErrors: [{message: 'Not now'}]}, 'Cart creation failed: Not now'],
  [{cart: {...aCart({}), checkoutUrl: null}}, 'No checkout URL returned from Shopify'],
])('a checkout fails when Shopify returns %j: %s', async (created, message) => {
  await expect(checkoutOf(created)).rejects.toThrow(message);
});

it('a checkout fails when Shopify doesn’t respond', async () => {
  const storefront = {safeQuery: async () => ({ok: false})};
  const cart = {create: () => new Promise(() => {})};
  const context = aContext(() => null, {cart, env: {SHOP_TIMEOUT_MS: '1'}, storefront});
  await expect(createCheckout(context, {lines: []})).rejects.toThrow('No answer in time');
});

it.each([
  [en, 'https://store.example/cart/c/1?key=2&channel=online_store'],
  [fr, 'https://store.example/cart/c/1?key=2&channel=online_store&locale=fr'],
])('the checkout URL names the channel and the page’s language', async (words, address) => {
  const checkoutUrl = 'https://store.example/cart/c/1?key=2';
  const cart = {...aCart({}), id: 'gid://shopify/Cart/1', checkoutUrl};
  expect(await checkoutOf({cart}, words)).toMatchObject({checkoutUrl: address});
});

describe('an error of Hydrogen’s cart handler', () => {
  it.each([
    [
      'a status',
      new Error('[h2:error:storefront.mutation] URL: https://a.b/c\nAPI response error: 402'),
      {status: 402, fault: 'http'},
    ],
    [
      'a page of HTML',
      new Error('[h2:error:storefront.mutation] <html>Bad Gateway</html>'),
      {status: null, fault: 'http'},
    ],
    ['silence', new DOMException('No answer', 'TimeoutError'), {status: null, fault: 'timeout'}],
    [
      'a broken connection',
      new Error('Network connection lost.'),
      {status: null, fault: 'connection'},
    ],
  ])('is logged for %s', (_, error, outcome) => {
    expect(outcomeOfThrown(error)).toEqual(outcome);
  });
});
