import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {createCartHandler, getShopAnalytics, type Storefront} from '@shopify/hydrogen';
import {
  buildClientSchema,
  type DocumentNode,
  type IntrospectionQuery,
  parse,
  validate,
} from 'graphql';
import {describe, expect, it} from 'vitest';
import {CART_MUTATE_FRAGMENT} from '../app/shop/cart/cart-fragment';

const require = createRequire(import.meta.url);

/** The version that the shop requests, and those that Shopify responds with after it has ended. */
const SCHEMAS = {
  '2025-07': require.resolve('@shopify/hydrogen-react/storefront.schema.json'),
  '2025-10': require.resolve('hydrogen-react-2025-10/storefront.schema.json'),
  '2026-01': require.resolve('hydrogen-react-2026-01/storefront.schema.json'),
  '2026-04': require.resolve('hydrogen-react-2026-04/storefront.schema.json'),
};

function loadSchema(path: string) {
  return buildClientSchema(JSON.parse(readFileSync(path, 'utf8')) as IntrospectionQuery);
}

/** The documents that Hydrogen itself sends: the cart of a checkout, and the shop's id for analytics. */
async function loadHydrogenDocuments(): Promise<DocumentNode[]> {
  const sent: string[] = [];
  const respond = async (document: string) => {
    sent.push(document);
    const country = {currency: {isoCode: 'CAD'}};
    return {
      cartCreate: {cart: null},
      shop: {id: ''},
      localization: {country, language: {isoCode: 'EN'}},
    };
  };
  const storefront = {
    query: respond,
    mutate: respond,
    CacheLong: () => ({}),
    CacheNone: () => ({}),
  } as unknown as Storefront;
  const cart = createCartHandler({
    storefront,
    getCartId: () => undefined,
    setCartId: () => new Headers(),
    cartMutateFragment: CART_MUTATE_FRAGMENT,
  });
  await cart.create({lines: []});
  await getShopAnalytics({storefront, publicStorefrontId: '1'});
  return sent.map((document) => parse(document));
}

/** Every query of the shop as sent, with its fragments, from the generated types. */
const app = readFileSync('storefrontapi.generated.d.ts', 'utf8')
  .split('\n')
  .flatMap((line) => /^ {2}("#graphql.*\bquery \w.*"): \{/.exec(line)?.[1] ?? [])
  .map((literal) => parse(JSON.parse(literal) as string));
const hydrogen = await loadHydrogenDocuments();

describe.each(Object.entries(SCHEMAS))('Shopify’s Storefront API %s', (_, path) => {
  const schema = loadSchema(path);

  it('accepts every query of the app, each with the fragments that it uses and no others', () => {
    expect(app.length).toBeGreaterThan(20);
    expect(app.flatMap((document) => validate(schema, document)).map(String)).toEqual([]);
  });

  it('accepts Hydrogen’s own queries', () => {
    expect(hydrogen).toHaveLength(2);
    expect(hydrogen.flatMap((document) => validate(schema, document)).map(String)).toEqual([]);
  });
});
