import {describe, expect, it} from 'vitest';
import {findCartByToken, parseCartId, saveCart} from '../carts/cart';
import {openTestDatabase} from '../testing/test-database';
import {aCatalogue, aProduct, aVariant} from './testing/sample-catalogue';
import {createStorefrontClient, NOW, ORIGIN} from './testing/storefront-client';

const print = aVariant({priceCents: 4500, quantity: 5});
const last = aVariant({priceCents: 9000, quantity: 1, title: 'Large'});
const gone = aVariant({quantity: 0});
const products = [
  aProduct({title: 'Sea', variants: [print, last]}),
  aProduct({title: 'Sold', variants: [gone]}),
];
const UNKNOWN_VARIANT = 'gid://shopify/ProductVariant/404';
const NO_SUCH_CART = {
  cart: null,
  userErrors: [{code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.'}],
  warnings: [],
};

const RESULT = `
  cart { id checkoutUrl note totalQuantity
    lines(first: 250) { nodes { id quantity merchandise { ... on ProductVariant { id } } } }
    cost { subtotalAmount { amount } totalAmount { amount } }
    discountCodes { code applicable } discountAllocations { discountedAmount { amount } }
    buyerIdentity { email phone countryCode } }
  userErrors { code field message }
  warnings { code message target }`;

const database = await openTestDatabase();
const client = createStorefrontClient(aCatalogue(products), database);

/** Runs one cart mutation with its arguments as variables of the given types, and returns its payload. */
async function mutate(name: string, args: Record<string, readonly [type: string, value: unknown]>) {
  const declared = Object.entries(args).map(([key, [type]]) => `$${key}: ${type}`);
  const passed = Object.keys(args).map((key) => `${key}: $${key}`);
  const {data, errors} = await client.query(
    `mutation (${declared.join(', ')}) { ${name}(${passed.join(', ')}) { ${RESULT} } }`,
    Object.fromEntries(Object.entries(args).map(([key, [, value]]) => [key, value])),
  );
  expect(errors).toBeUndefined();
  return data[name]!;
}

const create = (input: object) => mutate('cartCreate', {input: ['CartInput', input]});
const lineOf = (merchandiseId: string, quantity = 1) => ({merchandiseId, quantity});

async function aCart(): Promise<string> {
  const {cart} = await create({lines: [lineOf(print.id)]});
  return String(cart!.id);
}

describe('cartCreate', () => {
  it("returns ids and the checkout URL in Shopify's form", async () => {
    const {cart} = await create({lines: [lineOf(print.id, 2)]});
    const {token, key} = parseCartId(String(cart!.id))!;
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(cart!.checkoutUrl).toBe(`${ORIGIN}/cart/c/${token}?key=${key}`);
    expect(String(cart!.lines!.nodes![0]!.id)).toMatch(
      new RegExp(`^gid://shopify/CartLine/[0-9a-f-]{36}\\?cart=${token}$`),
    );
    expect(cart).toMatchObject({totalQuantity: 2, cost: {totalAmount: {amount: '90.0'}}, note: ''});
  });

  it("accepts note, codes and the buyer's country", async () => {
    const {cart} = await create({
      lines: [lineOf(print.id)],
      note: 'Gift',
      discountCodes: ['COLLECTOR10'],
      buyerIdentity: {email: 'a@example.com', countryCode: 'US'},
    });
    expect(cart).toMatchObject({
      note: 'Gift',
      discountCodes: [{code: 'COLLECTOR10', applicable: true}],
      cost: {subtotalAmount: {amount: '45.0'}, totalAmount: {amount: '40.5'}},
      discountAllocations: [{discountedAmount: {amount: '4.5'}}],
      buyerIdentity: {email: 'a@example.com', phone: null, countryCode: 'US'},
    });
  });

  it('creates no cart from an unknown variant', async () => {
    const lines = [lineOf(print.id), lineOf(UNKNOWN_VARIANT)];
    expect(await create({lines})).toMatchObject({
      cart: null,
      userErrors: [{code: 'INVALID', field: ['input', 'lines', '1', 'merchandiseId']}],
    });
  });

  it('lowers a quantity to the stock and warns of it', async () => {
    const {cart, warnings} = await create({lines: [lineOf(print.id, 9)]});
    const [line] = cart!.lines!.nodes!;
    expect(line).toMatchObject({quantity: 5});
    expect(warnings).toMatchObject([{code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: line!.id}]);
  });

  it('keeps a sold-out line with quantity 0 and warns of it', async () => {
    const {cart, warnings} = await create({lines: [lineOf(gone.id)]});
    const [line] = cart!.lines!.nodes!;
    expect(cart).toMatchObject({totalQuantity: 0, lines: {nodes: [{quantity: 0}]}});
    expect(warnings).toMatchObject([{code: 'MERCHANDISE_OUT_OF_STOCK', target: line!.id}]);
  });
});

describe('a cart that is not the caller’s', () => {
  const CART = 'query ($id: ID!) { cart(id: $id) { id } }';
  const change = (id: string) =>
    mutate('cartBuyerIdentityUpdate', {
      cartId: ['ID!', id],
      buyerIdentity: ['CartBuyerIdentityInput!', {email: 'b@example.com'}],
    });

  it.each(['', '?key=wrong'])('cannot be changed with the key %j', async (key) => {
    const id = await aCart();
    expect(await change(id.slice(0, id.indexOf('?')) + key)).toEqual(NO_SUCH_CART);
  });

  it('no longer exists after its completion', async () => {
    const id = await aCart();
    const cart = await findCartByToken(database, parseCartId(id)!.token);
    await saveCart(database, {...cart!, completedAt: NOW});
    expect((await client.query(CART, {id})).data).toEqual({cart: null});
    expect(await change(id)).toEqual(NO_SUCH_CART);
  });
});
