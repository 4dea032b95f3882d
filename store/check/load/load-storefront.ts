import {type Page, readAll} from '../../../supabase/functions/_shared/adapters/shopify-admin';
import {type CollectionHandle, KIND_OF_COLLECTION} from '../work-kind';
import {type AskStorefront, STOREFRONT_VERSION} from './storefront-client';
import {
  CART_MUTATION,
  type CartData,
  COLLECTION_QUERY,
  CONTENT_QUERY,
  type ContentData,
  fieldsOf,
  MENUS_QUERY,
  REDIRECTS_QUERY,
  SHOP_QUERY,
  type ShopData,
  type WorkNode,
  WORKS_QUERY,
} from './storefront-queries';
import {mapConcurrently, visit, visitToTheEnd} from './visit';

const POLICY_NAMES = ['shipping', 'returns', 'privacy', 'terms'] as const;
export type PolicyName = (typeof POLICY_NAMES)[number];

export type Work = Awaited<ReturnType<typeof toWork>>;

/**
 * The Storefront API's data of a store. Sends a separate query for each part that the token must be able to read, so
 * that each refusal is known. Creates a cart with one work, and lets it expire.
 */
export async function loadStorefront(ask: AskStorefront) {
  const shop = await ask<ShopData>(SHOP_QUERY);
  /** The parts that the token may not read, with Shopify's messages. */
  const refused: {what: string; problem: string}[] = [];
  async function read<Data>(what: string, query: string, variables?: object): Promise<Data | null> {
    // A store that doesn't respond isn't asked again.
    if (shop.status !== 200) return null;
    const {data, problem} = await ask<Data>(query, variables);
    if (!problem) return data;
    refused.push({what, problem});
    return null;
  }

  const nodes = await readAll(async (after) => {
    const data = await read<{products: Page<WorkNode>}>('works', WORKS_QUERY, {after});
    return data?.products ?? NO_PAGE;
  });
  await read('redirects', REDIRECTS_QUERY);
  const menus = await read<Record<string, {id: string} | null>>('menus', MENUS_QUERY);
  const content = await read<ContentData>('your own words (metaobjects)', CONTENT_QUERY);
  return {
    storefront: {
      status: shop.status,
      askedVersion: STOREFRONT_VERSION,
      servedVersion: shop.servedVersion,
      refused,
      shopName: shop.data?.shop.name ?? null,
    },
    /** Every work that the token can read. */
    works: await mapConcurrently(nodes, (node) => toWork(node)),
    collections: await mapConcurrently(
      Object.keys(KIND_OF_COLLECTION) as CollectionHandle[],
      async (handle) => ({handle, works: await loadCollected(handle, ask)}),
    ),
    /** The artist's private selections. */
    viewings: (content?.viewings.nodes ?? []).map(({title, key}) => ({
      title: title?.value ?? '',
      key: key?.value ?? '',
    })),
    /** Her setting `selling`. */
    sellsOtherSizes: content?.selling?.otherSizes?.value === 'true',
    /** The shop's menus that the store lacks; null when the token may not read menus. */
    missingMenus:
      menus &&
      Object.entries({'shop-header': menus.header, 'shop-footer': menus.footer}).flatMap(
        ([handle, menu]) => (menu ? [] : handle),
      ),
    policies: POLICY_NAMES.map((name) => ({
      name,
      /** Without markup; null when the store has none. */
      text: shop.data?.shop[name]?.body.replace(/<[^>]*>/g, ' ').trim() || null,
    })),
    checkout: await loadCheckout(nodes, ask),
  };
}

const NO_PAGE = {nodes: [], pageInfo: {hasNextPage: false, endCursor: null}};

/** The handles of a collection's works; null when the token can't read the collection. */
async function loadCollected(handle: string, ask: AskStorefront): Promise<string[] | null> {
  let isThere = true;
  const works = await readAll(async (after) => {
    const {data} = await ask<{collection: {products: Page<{handle: string}>} | null}>(
      COLLECTION_QUERY,
      {handle, after},
    );
    isThere = Boolean(data?.collection);
    return data?.collection?.products ?? NO_PAGE;
  });
  return isThere ? works.map((work) => work.handle) : null;
}

async function toWork(node: WorkNode) {
  const {handle, title, productType, tags, description, images, variants} = node;
  return {
    handle,
    title,
    type: productType,
    tags,
    description,
    /** Its metafields of the namespace `custom`, by key; empty ones are absent. */
    fields: fieldsOf(node),
    pictures: await mapConcurrently(images.nodes, async ({url, altText, width, height}) => {
      const {status} = await visit(url, {method: 'HEAD'});
      return {url, alt: altText, width, height, isThere: status === 200};
    }),
    variants: variants.nodes.map((variant) => ({
      title: variant.title,
      /** Dollars. */
      price: Number(variant.price.amount),
      currency: variant.price.currencyCode,
      isForSale: variant.availableForSale,
      widthCm: Number(variant.width_cm?.value ?? 0) || null,
      heightCm: Number(variant.height_cm?.value ?? 0) || null,
    })),
  };
}

/** The checkout of a cart with one work. `problem` says why no cart could be created. */
async function loadCheckout(nodes: readonly WorkNode[], ask: AskStorefront) {
  const forSale = nodes
    .flatMap(({variants}) => variants.nodes)
    .find(({availableForSale}) => availableForSale);
  if (!forSale) return {url: null, problem: null, page: null};
  const {data, problem} = await ask<CartData>(CART_MUTATION, {
    lines: [{merchandiseId: forSale.id, quantity: 1}],
  });
  const url = data?.cartCreate?.cart?.checkoutUrl ?? null;
  const userErrors = data?.cartCreate?.userErrors.map(({message}) => message).join(', ');
  return {
    url,
    problem: problem ?? (userErrors || null),
    page: url && URL.canParse(url) ? await visitToTheEnd(url) : null,
  };
}
