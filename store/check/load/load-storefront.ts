import type {
  CheckoutFacts,
  CollectionFacts,
  StorefrontFacts,
  StorePolicy,
  ViewingFacts,
  Work,
} from '../shop-facts';
import {type CollectionHandle, KIND_OF_COLLECTION} from '../work-kind';
import {type AskStorefront, STOREFRONT_VERSION, type StorefrontResponse} from './storefront-client';
import {
  CART_MUTATION,
  type CartData,
  COLLECTION_QUERY,
  type CollectionData,
  fieldsOf,
  MENU_QUERY,
  type MenuData,
  MENUS,
  type PageInfo,
  PARTS,
  SELLING_QUERY,
  type SellingData,
  SHOP_QUERY,
  type ShopData,
  VIEWINGS_QUERY,
  type ViewingsData,
  type WorkNode,
  WORKS_QUERY,
  type WorksData,
} from './storefront-queries';
import {mapConcurrently, type Send, visit, visitToTheEnd} from './visit';

export interface StoreReading {
  storefront: StorefrontFacts;
  works: Work[];
  collections: CollectionFacts[];
  viewings: ViewingFacts[];
  sellsOtherSizes: boolean;
  missingMenus: string[] | null;
  policies: StorePolicy[];
  checkout: CheckoutFacts;
}

const POLICY_NAMES = ['shipping', 'returns', 'privacy', 'terms'] as const;

/** The Storefront API's data of a store. Creates a cart with one work, and lets it expire. */
export async function loadStorefront(ask: AskStorefront, send: Send): Promise<StoreReading> {
  const shop = await ask<ShopData>(SHOP_QUERY);
  const refused = [];
  for (const {what, query} of PARTS) {
    const {status, problem} = await ask(query);
    if (status === 200 && problem) refused.push({what, problem});
  }
  const {nodes, problem: worksProblem} =
    shop.status === 200 ? await loadWorkNodes(ask) : {nodes: [], problem: null};
  if (worksProblem) refused.push({what: 'works', problem: worksProblem});
  return {
    storefront: {
      status: shop.status,
      askedVersion: STOREFRONT_VERSION,
      servedVersion: shop.servedVersion,
      refused,
      shopName: shop.data?.shop.name ?? null,
    },
    works: await mapConcurrently(nodes, (node) => toWork(node, send)),
    collections: await loadCollections(ask),
    viewings: await loadViewings(ask),
    sellsOtherSizes: await loadSellsOtherSizes(ask),
    missingMenus: await loadMissingMenus(ask),
    policies: POLICY_NAMES.map((name) => ({
      name,
      text: shop.data?.shop[name]?.body.replace(/<[^>]*>/g, ' ').trim() || null,
    })),
    checkout: await loadCheckout(nodes, ask, send),
  };
}

/** The works, or those loaded before an error. */
async function loadWorkNodes(
  ask: AskStorefront,
): Promise<{nodes: WorkNode[]; problem: string | null}> {
  const nodes: WorkNode[] = [];
  let after: string | null = null;
  do {
    const page: StorefrontResponse<WorksData> = await ask(WORKS_QUERY, {after});
    if (!page.data) return {nodes, problem: page.problem};
    nodes.push(...page.data.products.nodes);
    const {hasNextPage, endCursor}: PageInfo = page.data.products.pageInfo;
    after = hasNextPage ? endCursor : null;
  } while (after);
  return {nodes, problem: null};
}

async function loadCollections(ask: AskStorefront): Promise<CollectionFacts[]> {
  const collections = [];
  for (const handle of Object.keys(KIND_OF_COLLECTION) as CollectionHandle[]) {
    collections.push({handle, works: await loadCollected(handle, ask)});
  }
  return collections;
}

async function loadCollected(handle: string, ask: AskStorefront): Promise<string[] | null> {
  const works: string[] = [];
  let after: string | null = null;
  do {
    const page: StorefrontResponse<CollectionData> = await ask(COLLECTION_QUERY, {handle, after});
    if (!page.data?.collection) return null;
    works.push(...page.data.collection.products.nodes.map((work) => work.handle));
    const {hasNextPage, endCursor}: PageInfo = page.data.collection.products.pageInfo;
    after = hasNextPage ? endCursor : null;
  } while (after);
  return works;
}

/** The collections that the shop reads; none when the token can't read them, which is a finding about the token. */
async function loadViewings(ask: AskStorefront): Promise<ViewingFacts[]> {
  const {data} = await ask<ViewingsData>(VIEWINGS_QUERY);
  return (data?.metaobjects.nodes ?? []).map(({title, key}) => ({
    title: title?.value ?? '',
    key: key?.value ?? '',
  }));
}

async function loadMissingMenus(ask: AskStorefront): Promise<string[] | null> {
  const missing = [];
  for (const handle of MENUS) {
    const {data, problem} = await ask<MenuData>(MENU_QUERY, {handle});
    if (!data || problem) return null;
    if (!data.menu) missing.push(handle);
  }
  return missing;
}

/** Also false when the token can't read metaobjects, as in the shop itself. */
async function loadSellsOtherSizes(ask: AskStorefront): Promise<boolean> {
  const {data} = await ask<SellingData>(SELLING_QUERY);
  return data?.metaobject?.otherSizes?.value === 'true';
}

async function toWork(node: WorkNode, send: Send): Promise<Work> {
  const {handle, title, productType, tags, description, images, variants} = node;
  return {
    handle,
    title,
    type: productType,
    tags,
    description,
    fields: fieldsOf(node),
    pictures: await mapConcurrently(images.nodes, async ({url, altText, width, height}) => {
      const {status} = await visit(send, url, {method: 'HEAD'});
      return {url, alt: altText, width, height, isThere: status === 200};
    }),
    variants: variants.nodes.map((variant) => ({
      title: variant.title,
      price: Number(variant.price.amount),
      currency: variant.price.currencyCode,
      isForSale: variant.availableForSale,
      widthCm: Number(variant.width_cm?.value ?? 0) || null,
      heightCm: Number(variant.height_cm?.value ?? 0) || null,
    })),
  };
}

async function loadCheckout(
  nodes: readonly WorkNode[],
  ask: AskStorefront,
  send: Send,
): Promise<CheckoutFacts> {
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
    page: url && URL.canParse(url) ? await visitToTheEnd(send, url) : null,
  };
}
