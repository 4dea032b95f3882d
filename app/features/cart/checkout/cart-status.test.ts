import {describe, expect, it} from 'vitest';
import {addLine, EMPTY_CART, setLineQuantity, type Cart} from '~/shop/cart/cart';
import {
  applyStatus,
  cartStatusReducer,
  INITIAL_STATUS,
  readPanel,
  type CartEvent,
  type CartStatus,
} from './cart-status';
import type {LineProblem} from '~/shop/cart/line-problem';
import type {CartCheck} from './checkout-contract';
import {aCartLine, variantId} from '../../../../tests/support/app/a-cart-line';

const LINE = aCartLine(1, {
  product: {title: 'Ember', handle: 'ember', images: [{url: '/ember.jpg', altText: 'A fire'}]},
  price: {amount: '50.00', currencyCode: 'CAD'},
  quantity: 2,
});
const CART: Cart = {...EMPTY_CART, items: [LINE], note: 'For Ada', discountCode: 'TEN'};

const SOLD_OUT: LineProblem = {kind: 'sold-out', variantId: LINE.variantId};
const NOT_ENOUGH: LineProblem = {kind: 'not-enough', variantId: LINE.variantId, available: 1};
const TOO_MANY: LineProblem = {kind: 'too-many-lines', variantId: LINE.variantId};
const SAVINGS = {isApplicable: true, savings: {amount: '10.00', currencyCode: 'CAD'} as const};

const checked = (check: Partial<CartCheck> = {}, cart = CART): CartEvent => ({
  type: 'checked',
  cart,
  check: {isCheckoutGone: false, problems: [], texts: [], ...check},
});
const refused = (...problems: LineProblem[]): CartEvent => ({
  type: 'answered',
  cart: CART,
  response: {problems},
});
const created: CartEvent = {
  type: 'answered',
  cart: CART,
  response: {cartId: 'gid://shopify/Cart/1', checkoutUrl: '/c/1', discount: SAVINGS},
};
const after = (...events: CartEvent[]): CartStatus =>
  events.reduce(cartStatusReducer, INITIAL_STATUS);

describe('the status of a cart', () => {
  it.each<[string, CartEvent[], LineProblem[]]>([
    ['has the problems that a check finds', [checked({problems: [SOLD_OUT]})], [SOLD_OUT]],
    ['loses those of an earlier check', [checked({problems: [SOLD_OUT]}), checked()], []],
    ['follows a check sent after a refusal', [refused(SOLD_OUT), checked()], []],
    ['keeps short stock, which no check notices', [refused(NOT_ENOUGH), checked()], [NOT_ENOUGH]],
    ['forgets too many lines when a check finds room', [refused(TOO_MANY), checked()], []],
    [
      'keeps them while a checkout runs and fails',
      [refused(SOLD_OUT), {type: 'requested'}, {type: 'ended', failure: 'failed'}],
      [SOLD_OUT],
    ],
    ['has none once a checkout is created', [refused(SOLD_OUT), created], []],
  ])('%s', (_, events, problems) => {
    expect(after(...events).problems).toEqual(problems);
  });

  it.each<[string, CartEvent[], Pick<CartStatus, 'isLoading' | 'failure'>]>([
    ['goes on until the browser has left', [created], {isLoading: true, failure: null}],
    ['ends with a refusal', [refused(SOLD_OUT)], {isLoading: false, failure: null}],
    [
      'ends with a failure, which the next one forgets',
      [{type: 'ended', failure: 'failed'}, {type: 'requested'}],
      {isLoading: true, failure: null},
    ],
  ])('loading %s', (_, events, loading) => {
    expect(after({type: 'requested'}, ...events)).toMatchObject(loading);
  });
});

describe('the cart in the panel', () => {
  const TEXT = {
    variantId: LINE.variantId,
    title: 'Braise',
    variantTitle: '20×25 cm',
    selectedOptions: [{name: 'Format', value: '20×25 cm'}],
    altText: 'Un feu',
  };

  it('has the texts of the page’s language, and keeps everything else', () => {
    expect(applyStatus(CART, after(checked({texts: [TEXT]})))).toEqual({
      ...CART,
      items: [
        {
          ...LINE,
          product: {
            ...LINE.product,
            title: 'Braise',
            images: [{url: '/ember.jpg', altText: 'Un feu'}],
          },
          variantTitle: '20×25 cm',
          selectedOptions: [{name: 'Format', value: '20×25 cm'}],
        },
      ],
    });
    expect(
      applyStatus(CART, after(checked({texts: [{...TEXT, variantId: variantId(2)}]}))),
    ).toEqual(CART);
  });

  it('has the shop’s current prices, and one copy of an original', () => {
    const lines = [1, 2, 3, 4].map((number) => ({...LINE, variantId: variantId(number)}));
    const problems: LineProblem[] = [
      {kind: 'repriced', variantId: variantId(1), price: {amount: '99.00', currencyCode: 'CAD'}},
      {kind: 'repriced', variantId: variantId(2), price: null},
      {kind: 'sold-out', variantId: variantId(3)},
      {kind: 'only-one', variantId: variantId(4)},
    ];
    const {items} = applyStatus({...CART, items: lines}, after(refused(...problems)));
    expect(items.map(({price}) => price.amount)).toEqual(['99.00', '50.00', '50.00', '50.00']);
    expect(items.map(({quantity}) => quantity)).toEqual([2, 2, 2, 1]);
  });

  it('has no problems once its checkout is gone', () => {
    const opened = {...CART, cartId: 'gid://shopify/Cart/1'};
    const status = after(checked({isCheckoutGone: true, problems: [SOLD_OUT]}, opened));
    expect(readPanel(opened, status)).toMatchObject({isCheckoutGone: true, problems: []});
    expect(readPanel(CART, status)).toMatchObject({isCheckoutGone: false, problems: [SOLD_OUT]});
  });

  it.each<[string, Cart, typeof SAVINGS | null]>([
    ['the same lines and code', {...CART, note: 'For Bea'}, SAVINGS],
    ['another quantity', setLineQuantity(CART, LINE.variantId, 3), null],
    ['another line', addLine(CART, aCartLine(2)), null],
    ['another price', {...CART, items: [{...LINE, price: SAVINGS.savings}]}, null],
    ['another code', {...CART, discountCode: 'TWENTY'}, null],
  ])('shows the savings of a code for %s', (_, cart, discount) => {
    expect(readPanel(cart, after(created)).discount).toEqual(discount);
  });

  it('shows no savings once a line has sold out', () => {
    const status = after(created, checked({problems: [SOLD_OUT]}));
    expect(readPanel(CART, status).discount).toBeNull();
    // The shopper has removed the other line.
    const other: LineProblem = {...SOLD_OUT, variantId: variantId(2)};
    expect(readPanel(CART, after(created, refused(other))).discount).toEqual(SAVINGS);
  });
});
