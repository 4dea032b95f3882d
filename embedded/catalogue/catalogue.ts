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
import type {Catalogue, Product, UrlRedirect} from './types';

/** The catalogue together with what the hosted checkout and the test controls may do to it. Every change is stored. */
export interface ChangeableCatalogue extends Catalogue {
  /** Sets the units left of a variant. Does nothing to a variant the catalogue does not hold. */
  setQuantity(variantId: string, quantity: number): Promise<void>;
  /** Takes over a quantity that a transaction already stored. */
  noteQuantity(variantId: string, quantity: number): void;
  /** Changes the product with this handle, or makes a new one. Answers it as it is now. */
  putProduct(handle: string, changes: ProductChanges): Promise<Product>;
  /** Answers false when there is no such product. */
  deleteProduct(handle: string): Promise<boolean>;
  /** Puts these in place of all redirects, until the shop ends or is reset. */
  replaceUrlRedirects(redirects: readonly UrlRedirect[]): void;
  /** Brings back the seed as it is now, and forgets every sale and change. */
  reset(): Promise<void>;
}

interface Parts {
  database: Database;
  /** Builds the products a new shop starts with; asked again at each reset. */
  seed: () => readonly Product[];
  clock: Clock;
}

/** The catalogue held in memory: the seed, with what was changed and sold since read from the database. */
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

  return {
    shop: SHOP,
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
    noteQuantity: (variantId, quantity) => products.setQuantity(variantId, quantity),
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
    async reset() {
      await clearStoredChanges(database);
      urlRedirects = URL_REDIRECTS;
      products.replaceAll(seed());
    },
  };
}
