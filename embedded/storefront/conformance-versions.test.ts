import {describe, expect, it} from 'vitest';
import {aCatalogue, aProduct, aVariant} from './testing/sample-catalogue';
import {createStorefrontClient, ORIGIN} from './testing/storefront-client';

const print = aVariant({priceCents: 4500, quantity: 50});
const wrap = aVariant({priceCents: 500, quantity: 50});
const client = createStorefrontClient(
  aCatalogue([aProduct({title: 'Sea', variants: [print]}), aProduct({variants: [wrap]})]),
);

const CART = `cart { id checkoutUrl totalQuantity note buyerIdentity { email }
  lines(first: 9) { nodes { id quantity merchandise { ... on ProductVariant { id } }
    ... on CartLine { parentRelationship { parent { id } } instructions { canRemove canUpdateQuantity } } } }
  cost { totalAmount { amount } checkoutChargeAmount { amount } }
  appliedGiftCards { id lastCharacters amountUsed { amount } balance { amount } }
  delivery { addresses { address { ... on CartDeliveryAddress { city } } selected } } }
  userErrors { code field message } warnings { code message }`;

async function mutate(call: string, variables: Record<string, unknown> = {}, declared = '') {
  const {errors, data} = await client.query(
    `mutation ${declared} { payload: ${call} { ${CART} } }`,
    variables,
    {version: '2026-04'},
  );
  expect(errors).toBeUndefined();
  return data.payload!;
}

/** A cart with one line, and the ids of both. */
async function aCart(input = '') {
  const {cart} = await mutate(
    `cartCreate(input: {lines: [{merchandiseId: "${print.id}"}] ${input}})`,
  );
  return {id: String(cart!.id), lineId: String(cart!.lines!.nodes![0]!.id)};
}

describe('a version', () => {
  it.each([
    [
      '2025-07',
      '{ product(handle: "x") { id } cart(id: "gid://shopify/Cart/x") { lines(first: 1) { nodes { ... on CartLine { instructions { canRemove } } } } } }',
    ],
    ['2025-10', '{ shop { socialLoginProviders { handle } } }'],
    ['2026-01', '{ shop { termsOfSale { id } } }'],
    ['2026-04', '{ consentManagement { customerAccountUrl } }'],
  ])('%s lacks the fields of a later one', async (version, query) => {
    const {errors} = await client.query(query, {}, {version});
    expect(errors?.[0]?.extensions?.code).toBe('undefinedField');
    const {errors: later} = await client.query(query, {}, {version: 'unstable'});
    expect(later).toBeUndefined();
  });
});

describe('nested cart lines', () => {
  it.each([
    ['a line of the cart', (lineId: string) => `lineId: "${lineId}"`],
    ['the variant of a line', () => `merchandiseId: "${print.id}"`],
  ])('name %s as their parent, follow it, and go with it', async (_name, parentOf) => {
    const {id, lineId} = await aCart();
    const added = await mutate(
      `cartLinesAdd(cartId: "${id}", lines: [{merchandiseId: "${wrap.id}", parent: {${parentOf(lineId)}}}])`,
    );
    expect(added.userErrors).toEqual([]);
    expect(added.cart!.lines!.nodes).toMatchObject([
      {id: lineId, parentRelationship: null},
      {
        merchandise: {id: wrap.id},
        parentRelationship: {parent: {id: lineId}},
        instructions: {canRemove: true, canUpdateQuantity: true},
      },
    ]);
    const removed = await mutate(`cartLinesRemove(cartId: "${id}", lineIds: ["${lineId}"])`);
    expect(removed.cart!.totalQuantity).toBe(0);
  });

  it('can be made together with their parent', async () => {
    const {cart} = await mutate(`cartCreate(input: {lines: [
      {merchandiseId: "${wrap.id}", parent: {merchandiseId: "${print.id}"}}, {merchandiseId: "${print.id}"}]})`);
    const [parent, child] = cart!.lines!.nodes!;
    expect(child).toMatchObject({parentRelationship: {parent: {id: parent!.id}}});
  });

  it.each([
    ['PARENT_LINE_NOT_FOUND', wrap.id, 'lineId: "gid://shopify/CartLine/404"'],
    ['PARENT_LINE_NESTING_TOO_DEEP', print.id, `merchandiseId: "${print.id}"`],
    ['INVALID', wrap.id, ''],
  ])('are rejected with %s', async (code, variant, parent) => {
    const {id} = await aCart();
    const {userErrors} = await mutate(
      `cartLinesAdd(cartId: "${id}", lines: [{merchandiseId: "${variant}", parent: {${parent}}}])`,
    );
    expect(userErrors).toMatchObject([{code, field: ['lines', '0', 'parent']}]);
  });
});

describe('a gift card', () => {
  it('pays what it has, in any writing, until it is removed', async () => {
    const {id} = await aCart();
    const added = await mutate(
      `cartGiftCardCodesAdd(cartId: "${id}", giftCardCodes: ["test 2500 card", "TEST-2500-CARD"])`,
    );
    expect(added).toMatchObject({
      warnings: [],
      cart: {
        cost: {totalAmount: {amount: '45.0'}, checkoutChargeAmount: {amount: '20.0'}},
        appliedGiftCards: [
          {lastCharacters: 'card', amountUsed: {amount: '25.0'}, balance: {amount: '25.0'}},
        ],
      },
    });
    const giftCardId = String(added.cart!.appliedGiftCards![0]!.id);
    expect(giftCardId).not.toContain('2500-CARD');
    const removed = await mutate(
      `cartGiftCardCodesRemove(cartId: "${id}", appliedGiftCardIds: ["${giftCardId}"])`,
    );
    expect(removed.cart!.appliedGiftCards).toEqual([]);
  });

  it('is not shown to a caller without the cart’s key', async () => {
    const {id} = await aCart(
      'giftCardCodes: ["TEST-2500-CARD"], note: "For Ada", attributes: [{key: "a", value: "b"}]',
    );
    const {data} = await client.query(
      `{ cart(id: "${id.split('?')[0]}") { note attributes { key } appliedGiftCards { id } totalQuantity } }`,
    );
    expect(data.cart).toEqual({
      note: null,
      attributes: [],
      appliedGiftCards: [],
      totalQuantity: 1,
    });
  });
});

it('cartDeliveryAddressesReplace replaces all addresses', async () => {
  const addresses = (city: string) => `[{address: {deliveryAddress: {city: "${city}"}}}]`;
  const {id} = await aCart();
  await mutate(`cartDeliveryAddressesAdd(cartId: "${id}", addresses: ${addresses('Moncton')})`);
  const {cart} = await mutate(
    `cartDeliveryAddressesReplace(cartId: "${id}", addresses: ${addresses('Sackville')})`,
  );
  expect(cart!.delivery!.addresses).toEqual([{address: {city: 'Sackville'}, selected: true}]);
});

it('cartClone copies the lines and not the buyer', async () => {
  const {id, lineId} = await aCart('note: "Gift", buyerIdentity: {email: "a@example.com"}');
  const {cart} = await mutate(`cartClone(cartId: "${id}")`);
  expect(cart).toMatchObject({totalQuantity: 1, note: 'Gift', buyerIdentity: {email: null}});
  expect(cart!.id).not.toBe(id);
  expect(cart!.lines!.nodes![0]!.id).not.toBe(lineId);
});

it('@inContext(visitorConsent:) is handed on to the checkout', async () => {
  const mutation =
    'mutation ($consent: VisitorConsent) @inContext(visitorConsent: $consent) { cartCreate { cart { checkoutUrl } } }';
  const {data} = await client.query(
    mutation,
    {consent: {analytics: true, preferences: true, marketing: false}},
    {version: '2025-10'},
  );
  const url = new URL(String(data.cartCreate!.cart!.checkoutUrl));
  expect(url.origin).toBe(ORIGIN);
  expect(url.searchParams.get('key')).not.toBeNull();
  expect(url.searchParams.get('_cs')).toBe('3.APm');
});

it('consentManagement writes the cookie that Shopify’s script reads', async () => {
  const {data, errors} = await client.query(
    `query { consentManagement { cookies(visitorConsent:{marketing:false,analytics:true},origReferrer:"https://a.test/",landingPage:"/") {
      trackingConsentCookie cookieDomain landingPageCookie origReferrerCookie } customerAccountUrl } }`,
    {},
    {version: 'unstable'},
  );
  expect(errors).toBeUndefined();
  const {cookies} = data.consentManagement!;
  const stored = JSON.parse(decodeURIComponent(String(cookies!.trackingConsentCookie))) as object;
  expect(stored).toMatchObject({v: '2.1', con: {CMP: {a: '1', m: '0', p: '', s: ''}}});
  expect(cookies).toMatchObject({landingPageCookie: '/', origReferrerCookie: 'https://a.test/'});
});

describe('attributes without a key', () => {
  it.each([
    [
      'cartCreate(input: {attributes: [{key: " ", value: "b"}]})',
      ['input', 'attributes', '0', 'key'],
    ],
    [
      `cartCreate(input: {lines: [{merchandiseId: "${print.id}", attributes: [{key: "", value: "b"}]}]})`,
      ['input', 'lines', '0', 'attributes', '0', 'key'],
    ],
  ])('are rejected by %s', async (call, field) => {
    const {userErrors, cart} = await mutate(call);
    expect(userErrors).toEqual([{code: 'INVALID', field, message: "Key can't be blank"}]);
    expect(cart).toBeNull();
  });

  it('are rejected by cartAttributesUpdate', async () => {
    const {id} = await aCart();
    const {userErrors} = await mutate(
      `cartAttributesUpdate(cartId: "${id}", attributes: [{key: "", value: "b"}])`,
    );
    expect(userErrors).toMatchObject([{code: 'INVALID', field: ['attributes', '0', 'key']}]);
  });
});

describe('cart metafields', () => {
  const set = async (id: string, ...fields: readonly (readonly [string, string])[]) => {
    const inputs = fields.map(([type, value], position) => ({
      ownerId: id,
      key: `custom.f${position}`,
      type,
      value,
    }));
    const {data, errors} = await client.query(
      'mutation ($metafields: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $metafields) { metafields { key } userErrors { code field message elementIndex } } }',
      {metafields: inputs},
    );
    expect(errors).toBeUndefined();
    return data.cartMetafieldsSet!;
  };

  it.each([
    ['number_integer', '1.5', 'INVALID_VALUE', 'value', 'Value must be an integer.'],
    ['boolean', 'yes', 'INVALID_VALUE', 'value', 'Value must be true or false.'],
    ['json', '{', 'INVALID_VALUE', 'value', 'Value is invalid JSON.'],
    ['list.number_integer', '[1,"x"]', 'INVALID_VALUE', 'value', 'Value must be an integer.'],
    ['product_reference', '12', 'INVALID_VALUE', 'value', 'Value must be a valid global id.'],
    ['colour', 'red', 'INVALID_TYPE', 'type', "Type 'colour' is not a valid type"],
    ['single_line_text_field', '', 'BLANK', 'value', "Value can't be blank"],
  ])('of %s are rejected with the value %j', async (type, value, code, field, message) => {
    const {id} = await aCart();
    const {metafields, userErrors} = await set(id, ['boolean', 'true'], [type, value]);
    expect(metafields).toBeNull();
    expect(userErrors).toEqual([
      {code, field: ['metafields', '1', field], message, elementIndex: 1},
    ]);
    // All or nothing.
    const {data} = await client.query(
      `{ cart(id: "${id}") { metafield(namespace: "custom", key: "f0") { value } } }`,
    );
    expect(data.cart!.metafield).toBeNull();
  });

  it.each([
    ['date', '2025-02-28'],
    ['date_time', '2025-02-28T10:00:00'],
    ['money', '{"amount":"5.99","currency_code":"CAD"}'],
    ['list.single_line_text_field', '["a","b"]'],
    ['url', 'https://example.com/'],
    ['metaobject_reference', 'gid://shopify/Metaobject/1'],
  ])('of %s are stored with the value %j', async (type, value) => {
    const {id} = await aCart();
    expect(await set(id, [type, value])).toEqual({metafields: [{key: 'f0'}], userErrors: []});
  });

  it('are checked in a new cart too', async () => {
    const {userErrors} = await mutate(
      'cartCreate(input: {metafields: [{key: "custom.n", type: "number_integer", value: "x"}]})',
    );
    expect(userErrors).toMatchObject([
      {code: 'INVALID_METAFIELDS', field: ['input', 'metafields', '0', 'value']},
    ]);
  });
});
