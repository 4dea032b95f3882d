import type {Clock} from '../clock';
import type {Database} from '../database/database';
import {COLLECTIONS, SHOP, URL_REDIRECTS} from '../seed/shop';
import {applyChanges, type ProductChanges} from './product-changes';
import {ProductIndex} from './product-index';
import {
  clearStoredChanges,
  loadInventory,
  loadProductChanges,
  storeProduct,
  storeQuantity,
} from './stored-changes';
import type {Article} from './blog-types';
import type {Catalogue, MetaobjectEntry, Product, UrlRedirect} from './types';

/** The catalogue with the changes that the hosted checkout and the test controls can make. Every change is stored. */
export interface ChangeableCatalogue extends Catalogue {
  /** Sets the stock of a variant. Does nothing for an unknown variant. */
  setQuantity(variantId: string, quantity: number): Promise<void>;
  /** Updates the quantity in memory after a transaction stored it. */
  applyStoredQuantity(variantId: string, quantity: number): void;
  /** Updates the product with this handle, or creates it. Returns the new state. */
  putProduct(handle: string, changes: ProductChanges): Promise<Product>;
  /** Returns false when there is no such product. */
  deleteProduct(handle: string): Promise<boolean>;
  /** Replaces all redirects, until the process ends or the catalogue is reset. */
  replaceUrlRedirects(redirects: readonly UrlRedirect[]): void;
  /** Replaces all metaobjects, or the articles of the first blog, until the process ends or the catalogue is reset. */
  replaceContent(content: ShopContent): void;
  /** Restores the seed and deletes every sale and change. */
  reset(): Promise<void>;
}

/** What the artist writes in the admin beside the products; a list that is missing stays as it is. */
export interface ShopContent {
  metaobjects?: readonly MetaobjectEntry[];
  articles?: readonly Article[];
}

interface Parts {
  database: Database;
  /** Builds the initial products; called again at each reset. */
  seed: () => readonly Product[];
  clock: Clock;
}

/** The catalogue in memory: the seed, with stored changes and sales applied. */
export async function createCatalogue({
  database,
  seed,
  clock,
}: Parts): Promise<ChangeableCatalogue> {
  const products = new ProductIndex(seed());
  for (const {handle, document} of await loadProductChanges(database)) {
    if (document) products.put(document);
    else products.delete(handle);
  }
  for (const {variant_id, quantity} of await loadInventory(database)) {
    products.setQuantity(variant_id, quantity);
  }

  let urlRedirects = URL_REDIRECTS;
  let shop = SHOP;

  return {
    get shop() {
      return shop;
    },
    collections: () => COLLECTIONS,
    urlRedirects: () => urlRedirects,
    products: () => products.inOrder(),
    productByHandle: (handle) => products.byHandle.get(handle) ?? null,
    productById: (id) => products.byId.get(id) ?? null,
    variantById: (id) => products.findVariant(id),
    get revision() {
      return products.revision;
    },
    async setQuantity(variantId, quantity) {
      if (!products.findVariant(variantId)) return;
      await storeQuantity(database, variantId, quantity);
      products.setQuantity(variantId, quantity);
    },
    applyStoredQuantity: (variantId, quantity) => products.setQuantity(variantId, quantity),
    async putProduct(handle, changes) {
      const product = applyChanges(products.byHandle.get(handle) ?? null, handle, changes, clock());
      await storeProduct(database, handle, product);
      products.put(product);
      return product;
    },
    async deleteProduct(handle) {
      if (!products.byHandle.has(handle)) return false;
      await storeProduct(database, handle, null);
      products.delete(handle);
      return true;
    },
    replaceUrlRedirects(redirects) {
      urlRedirects = redirects;
    },
    replaceContent({metaobjects = shop.metaobjects, articles}) {
      const [blog, ...others] = shop.blogs;
      const blogs = blog && articles ? [{...blog, articles}, ...others] : shop.blogs;
      shop = {...shop, metaobjects, blogs};
    },
    async reset() {
      await clearStoredChanges(database);
      urlRedirects = URL_REDIRECTS;
      shop = SHOP;
      products.replaceAll(seed());
    },
  };
}
