import {getProductOptions} from '@shopify/hydrogen-react';
import {describe, expect, it} from 'vitest';
import {openTestDatabase} from '../testing/test-database';
import {aCatalogue, aCollection, aProductWithOptions} from './testing/sample-catalogue';
import {
  LIBRARY_DOCUMENTS,
  SKELETON_DOCUMENTS,
  STOCK_VERSIONS,
  stockCartMutations,
  stockCartQuery,
} from './testing/stock-documents';
import {createStorefrontClient} from './testing/storefront-client';

const sea = aProductWithOptions(
  {Size: ['S', 'M', 'L'], Paper: ['Matte', 'Gloss']},
  [
    {values: ['S', 'Matte']},
    {values: ['S', 'Gloss'], quantity: 0},
    {values: ['M', 'Matte']},
    {values: ['L', 'Gloss']},
  ],
  {title: 'Sea'},
);
const prints = aCollection({handle: 'prints', rule: 'product_type:Prints'});
const catalogue = aCatalogue([sea], {collections: [prints]});
const client = createStorefrontClient(catalogue, await openTestDatabase());

describe.each(STOCK_VERSIONS)('a stock storefront of %s', (version) => {
  const options = {version};

  it.each([...SKELETON_DOCUMENTS, ...LIBRARY_DOCUMENTS])(
    'gets its $name',
    async ({query, variables, finds}) => {
      const {status, errors, data} = await client.query(query, variables, options);
      expect([status, errors]).toEqual([200, undefined]);
      for (const field of finds) expect(data[field]).not.toBeNull();
    },
  );

  it('gets its whole cart', async () => {
    const merchandiseId = sea.variants[0]!.id;
    const created = await client.query(
      `mutation Create($input: CartInput!, $country: CountryCode = ZZ) @inContext(country: $country) {
        cartCreate(input: $input) { cart { id checkoutUrl totalQuantity lines(first: 1) { nodes { id } } } userErrors { code field message } warnings { code message target } } }`,
      {input: {lines: [{merchandiseId, quantity: 1, attributes: []}]}},
      options,
    );
    expect(created.data.cartCreate).toMatchObject({userErrors: [], warnings: []});
    const cart = created.data.cartCreate!.cart!;
    const cartId = String(cart.id);
    const lineId = String(cart.lines!.nodes![0]!.id);
    for (const [name, argument, type, value] of stockCartMutations(lineId, merchandiseId)) {
      const {errors, data} = await client.query(
        `mutation M($cartId: ID!, $value: ${type}) { ${name}(cartId: $cartId, ${argument}: $value) {
          cart { id totalQuantity checkoutUrl } userErrors { code field message } warnings { code } } }`,
        {cartId, value},
        options,
      );
      expect(errors, name).toBeUndefined();
      expect(data[name], name).toMatchObject({cart: {id: cartId}, userErrors: []});
    }
    const {errors, data} = await client.query(stockCartQuery(version), {cartId}, options);
    expect(errors).toBeUndefined();
    expect(data.cart).toMatchObject({id: cartId, totalQuantity: 0});
  });
});

describe('a stock storefront', () => {
  it("gets existing and available combinations for Hydrogen's variant picker", async () => {
    const {query, variables} = SKELETON_DOCUMENTS.find((document) => document.name === 'product')!;
    const {data} = await client.query(query, {
      ...variables,
      selectedOptions: [
        {name: 'Size', value: 'S'},
        {name: 'Paper', value: 'Matte'},
      ],
    });
    const options = getProductOptions(data.product as never);
    expect(
      options.map(({name, optionValues}) => [
        name,
        optionValues.map(({name: value, exists, available, selected}) => [
          value,
          exists,
          available,
          selected,
        ]),
      ]),
    ).toEqual([
      [
        'Size',
        [
          ['S', true, true, true],
          ['M', true, true, false],
          // Hydrogen checks for each value of the first option whether any variant has it.
          ['L', true, true, false],
        ],
      ],
      [
        'Paper',
        [
          ['Matte', true, true, true],
          ['Gloss', true, false, false],
        ],
      ],
    ]);
  });

  it.each([
    '{ cookieDomain }',
    '{ trackingConsentCookie cookieDomain shopifyUnique shopifyVisit }',
  ])('gets the cookies %s of the consent query', async (selection) => {
    const {errors, data} = await client.query(
      `query ensureCookies { consentManagement { cookies(visitorConsent:{}) ${selection} } }`,
      {},
      {version: 'unstable'},
    );
    expect(errors).toBeUndefined();
    expect(data.consentManagement!.cookies).toMatchObject({cookieDomain: 'shop.test'});
  });
});
