import {type Page, readAll} from '../../../supabase/functions/_shared/adapters/shopify-admin';
import type {RunAdmin} from '../../admin-client';
import {planMetafields} from '../../define-metafields';
import {planMetaobjects} from '../../define-metaobjects';
import {missingTopics} from '../../define-webhooks';
import type {AdminFacts} from '../shop-facts';

const PRODUCTS = `query($after: String) {
  products(first: 100, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes { handle title status }
  }
}`;

const COLLECTIONS = `query($after: String) {
  collections(first: 100, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes { handle sortOrder }
  }
}`;

const SCOPES = 'query { currentAppInstallation { accessScopes { handle } } }';

/** Data that only the Admin API has: works outside the shop, and missing fields. */
export async function loadAdmin(run: RunAdmin, shown: ReadonlySet<string>): Promise<AdminFacts> {
  const products = await readAll(async (after) => {
    const page = await run<{products: Page<{handle: string; title: string; status: string}>}>(
      PRODUCTS,
      {after},
    );
    return page.products;
  });
  const collections = await readAll(async (after) => {
    const page = await run<{collections: Page<{handle: string; sortOrder: string}>}>(COLLECTIONS, {
      after,
    });
    return page.collections;
  });
  const {steps, definitionIdOf} = await planMetaobjects(run);
  const metafields = await planMetafields(run, definitionIdOf);
  const {currentAppInstallation} = await run<{
    currentAppInstallation: {accessScopes: {handle: string}[]};
  }>(SCOPES);
  return {
    hidden: products.filter(({handle, status}) => status !== 'ARCHIVED' && !shown.has(handle)),
    collections: collections.map(({handle}) => handle),
    sortedByPrice: collections
      .filter(({sortOrder}) => sortOrder.startsWith('PRICE'))
      .map(({handle}) => handle),
    missingDefinitions: [...steps, ...metafields].map(({title}) => title),
    scopes: currentAppInstallation.accessScopes.map(({handle}) => handle),
    missingTopics: await missingTopics(run),
  };
}
