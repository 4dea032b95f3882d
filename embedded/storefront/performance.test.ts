import {describe, expect, it} from 'vitest';
import {aCatalogue, aProduct} from './testing/sample-catalogue';
import {createStorefrontClient} from './testing/storefront-client';

const PRODUCTS = 5000;
/** Milliseconds that a request may take on a slow machine once the index stands. */
const LIMIT_MS = 1500;

const products = Array.from({length: PRODUCTS}, (_, number) =>
  aProduct({
    title: `Print ${(number * 7919) % PRODUCTS}`,
    productType: number % 5 ? 'Prints' : 'Original Paintings',
    tags: [`tag-${number % 40}`],
  }),
);
const client = createStorefrontClient(aCatalogue(products));

const QUERIES = [
  '{ products(first: 50, sortKey: TITLE) { nodes { id title } } }',
  '{ products(last: 50, sortKey: PRICE, reverse: true) { nodes { id } } }',
  `{ products(first: 50, query: "product_type:'Original Paintings' AND tag:tag-5") { nodes { id } } }`,
  '{ products(first: 50, query: "print OR cotton", sortKey: RELEVANCE) { nodes { id } } }',
  '{ search(query: "prin", prefix: LAST, first: 20) { totalCount } }',
  '{ products(first: 1) { filters { values { count } } } }',
];

describe('a catalogue of 5000 products', () => {
  it.each(QUERIES)('answers in time: %s', async (query) => {
    await client.query(query);
    const startedAt = performance.now();
    const {errors} = await client.query(query);
    expect(errors).toBeUndefined();
    expect(performance.now() - startedAt).toBeLessThan(LIMIT_MS);
  });

  it('is walked to its end page by page, each product once', async () => {
    const seen = new Set<string>();
    let after: string | null = null;
    do {
      const {data} = await client.query(
        'query ($after: String) { products(first: 250, sortKey: TITLE, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }',
        {after},
      );
      for (const node of data.products!.nodes!) seen.add(String(node.id));
      const pageInfo = data.products!.pageInfo as unknown as {
        hasNextPage: boolean;
        endCursor: string;
      };
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(seen.size).toBe(PRODUCTS);
  });
});
