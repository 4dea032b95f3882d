import {describe, expect, it} from 'vitest';
import {aCatalogue, aProduct} from './testing/sample-catalogue';
import {createStorefrontClient} from './testing/storefront-client';

const PRODUCTS = 5000;

const products = Array.from({length: PRODUCTS}, (_, number) =>
  aProduct({title: `Print ${(number * 7919) % PRODUCTS}`}),
);
const client = createStorefrontClient(aCatalogue(products));

describe('a catalogue of 5000 products', () => {
  it('is paginated to its end, each product once', async () => {
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
