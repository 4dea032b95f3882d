import {getOperationAST, parse} from 'graphql';
import {describe, expect, it} from 'vitest';
import {findApiVersion} from '../schema/api-versions';
import {createStorefrontSchema} from '../schema/storefront-schema';
import {checkQueryLimits} from './query-limits';

const schema = createStorefrontSchema(findApiVersion('2025-07'));

/** The error for an operation that may cost nothing at all; null when it costs nothing. */
function errorOf(query: string, variables = {}, maxCost = -1) {
  const document = parse(query);
  const operation = getOperationAST(document)!;
  return checkQueryLimits(schema, document, operation, variables, maxCost);
}

const COSTS: readonly (readonly [string, number])[] = [
  ['{ __typename }', 0],
  ['{ shop { name } }', 1],
  ['{ shop { name brand { slogan } } }', 2],
  ['{ products(first: 3) { edges { node { id title } } } }', 5],
  ['{ products(last: 3) { nodes { id } pageInfo { hasNextPage } } }', 6],
  ['{ products(first: 10) { nodes { variants(first: 5) { nodes { price { amount } } } } } }', 132],
  ['{ a: shop { name } b: shop { name } }', 2],
  ['{ ...Shop ...Shop } fragment Shop on QueryRoot { shop { name } }', 2],
  ['query ($size: Int) { products(first: $size) { nodes { id } } }', 9],
  ['{ nodes(ids: ["gid://shopify/Product/1", "gid://shopify/Product/2"]) { id } }', 2],
  [
    '{ node(id: "gid://shopify/Product/1") { ... on Product { options { name } } ... on Shop { name } } }',
    2,
  ],
  ['mutation { cartCreate { cart { id } userErrors { code } } }', 13],
];

describe('checkQueryLimits', () => {
  it.each(COSTS)('counts %s as Shopify does', (query, cost) => {
    const error = errorOf(query, {size: 7});
    expect(error?.extensions).toEqual({code: 'MAX_COMPLEXITY_EXCEEDED', cost, maxCost: -1});
    expect(error?.message).toBe('Complexity exceeded');
    expect(errorOf(query, {size: 7}, cost)).toBeNull();
  });

  it('rejects an operation of more than 20 levels', () => {
    const nest = (levels: number): string =>
      levels ? `adjacentVariants { product { ${nest(levels - 1)} } }` : 'title';
    const query = (levels: number) => `{ product(handle: "x") { ${nest(levels)} } }`;
    expect(errorOf(query(6), {}, 1000)).toBeNull();
    expect(errorOf(query(10), {}, 1000)?.message).toBe(
      'Query has depth of 22, which exceeds max depth of 20',
    );
  });

  it.each([
    [
      'nested pages',
      '{ collections(first: 250) { nodes { products(first: 250) { nodes { variants(first: 250) { nodes { id } } } } } } }',
    ],
    [
      'nested lists',
      `{ products(first: 250) { nodes { ${'adjacentVariants { product { '.repeat(8)} title ${'} } '.repeat(8)} } } }`,
    ],
    [
      'repeated values',
      `{ products(first: 250) { nodes { variants(first: 250) { nodes { ${Array.from({length: 20}, (_, n) => `t${n}: title`).join(' ')} } } } } }`,
    ],
  ])('rejects %s that would take seconds, with a token too', (_name, query) => {
    expect(errorOf(query, {}, Infinity)?.extensions).toMatchObject({
      code: 'MAX_COMPLEXITY_EXCEEDED',
      maxCost: 1_000_000,
    });
  });

  it('measures fragments that spread others twice in no time', () => {
    const fragments = Array.from(
      {length: 18},
      (_, level) =>
        `fragment F${level} on Product { a: adjacentVariants { product { ...F${level + 1} } } }`,
    ).join('\n');
    const doubled = Array.from(
      {length: 40},
      (_, level) => `fragment D${level} on Product { ...D${level + 1} ...D${level + 1} }`,
    ).join('\n');
    const started = Date.now();
    errorOf(`{ product(handle: "x") { ...F0 ...D0 } } ${fragments} ${doubled}
      fragment F18 on Product { title } fragment D40 on Product { title }`);
    expect(Date.now() - started).toBeLessThan(200);
  });
});
