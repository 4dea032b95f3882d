import {
  type Page,
  readAll,
  type RunAdmin,
} from '../../../supabase/functions/_shared/adapters/shopify-admin';
import {planMetafields} from '../../define-metafields';
import {planMetaobjects} from '../../define-metaobjects';
import {missingTopics} from '../../define-webhooks';

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

export type AdminFacts = Awaited<ReturnType<typeof loadAdmin>>;

/**
 * Data that only the Admin API has. `shown` are the handles of the works that the Storefront token can read, and
 * `webhookUri` is where the store's webhooks belong; null accepts any place.
 */
export async function loadAdmin(
  run: RunAdmin,
  shown: ReadonlySet<string>,
  webhookUri: string | null,
) {
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
    /** Works that the Storefront token can't read. */
    hidden: products.filter(({handle, status}) => status !== 'ARCHIVED' && !shown.has(handle)),
    /** The handles of the store's collections, published or not. */
    collections: collections.map(({handle}) => handle),
    sortedByPrice: collections
      .filter(({sortOrder}) => sortOrder.startsWith('PRICE'))
      .map(({handle}) => handle),
    /** The changes that `shop:define` would make. */
    missingDefinitions: [...steps, ...metafields].map(({title}) => title),
    /** What the app's token may do. */
    scopes: currentAppInstallation.accessScopes.map(({handle}) => handle),
    /** Webhooks that the store doesn't send to the app. */
    missingTopics: await missingTopics(run, webhookUri),
  };
}
