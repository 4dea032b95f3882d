import type {RunAdmin} from '../../admin-client';
import {planMetafields} from '../../define-metafields';
import {planMetaobjects} from '../../define-metaobjects';
import type {AdminFacts} from '../shop-facts';

const PRODUCTS = `query($after: String) {
  products(first: 100, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes { handle title status }
  }
}`;

interface ProductsData {
  products: {
    pageInfo: {hasNextPage: boolean; endCursor: string | null};
    nodes: {handle: string; title: string; status: string}[];
  };
}

const COLLECTIONS = `query($after: String) {
  collections(first: 100, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes { handle sortOrder }
  }
}`;

interface CollectionsData {
  collections: {
    pageInfo: {hasNextPage: boolean; endCursor: string | null};
    nodes: {handle: string; sortOrder: string}[];
  };
}

/** Data that only the Admin API has: works that aren't in the shop, and fields that the store lacks. */
export async function loadAdmin(run: RunAdmin, shown: ReadonlySet<string>): Promise<AdminFacts> {
  const hidden = [];
  let after: string | null = null;
  do {
    const {products}: ProductsData = await run<ProductsData>(PRODUCTS, {after});
    hidden.push(
      ...products.nodes.filter(({handle, status}) => status !== 'ARCHIVED' && !shown.has(handle)),
    );
    after = products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null;
  } while (after);
  const collections: CollectionsData['collections']['nodes'] = [];
  do {
    const page: CollectionsData = await run<CollectionsData>(COLLECTIONS, {after});
    collections.push(...page.collections.nodes);
    const {hasNextPage, endCursor} = page.collections.pageInfo;
    after = hasNextPage ? endCursor : null;
  } while (after);
  const {steps, definitionIdOf} = await planMetaobjects(run);
  const metafields = await planMetafields(run, definitionIdOf);
  return {
    hidden,
    collections: collections.map(({handle}) => handle),
    sortedByPrice: collections
      .filter(({sortOrder}) => sortOrder.startsWith('PRICE'))
      .map(({handle}) => handle),
    missingDefinitions: [...steps, ...metafields].map(({title}) => title),
  };
}
