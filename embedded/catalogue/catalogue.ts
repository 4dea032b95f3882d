import type {Clock} from '../clock';
import type {Database} from '../database/database';
import {type Content, openContent} from './content';
import {createMemo} from '../storefront/caching/memo';
import {applyChanges, type ProductChanges} from './product-changes';
import {ProductIndex} from './product-index';
import type {Seed} from './seed';
import {
  clearStoredChanges,
  loadInventory,
  loadProductChanges,
  storeProduct,
  storeQuantity,
} from './stored-changes';
import type {Article} from './blog-types';
import {translationId} from './translations';
import type {Catalogue, MetaobjectEntry, Product, UrlRedirect} from './types';

/** The catalogue with the changes that checkout, Admin API and test controls can make. Every change is stored. */
export interface ChangeableCatalogue extends Catalogue {
  /** Everything beside products, for the Admin API. */
  readonly content: Content;
  /** Every product, also those that are not for sale; oldest id first. */
  allProducts(): readonly Product[];
  /** Stores the product in place of the one with the same id, or adds it. */
  saveProduct(product: Product): Promise<void>;
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
  /** Builds what the shop starts with; called again at each reset, for the products. */
  seed: () => Seed;
  clock: Clock;
}

/** The catalogue in memory: the seed, with stored changes and sales applied. */
export async function createCatalogue({
  database,
  seed,
  clock,
}: Parts): Promise<ChangeableCatalogue> {
  const initial = seed();
  const products = new ProductIndex(initial.products);
  for (const {handle, document} of await loadProductChanges(database)) {
    if (document) products.put(document);
    else products.delete(handle);
  }
  for (const {variant_id, quantity} of await loadInventory(database)) {
    products.setQuantity(variant_id, quantity);
  }

  let contentRevision = 0;
  const content = await openContent(database, initial, () => {
    contentRevision += 1;
  });
  // What the test controls replace at once, and do not store.
  let urlRedirects: readonly UrlRedirect[] | null = null;
  let metaobjects: readonly MetaobjectEntry[] | null = null;
  let articles: readonly Article[] | null = null;
  const memo = createMemo(() => products.revision);
  const shown = (product: Product | null | undefined) =>
    product && isShown(product) ? product : null;

  return {
    content,
    get shop() {
      const [blog, ...blogs] = initial.shop.blogs;
      return {
        ...initial.shop,
        menus: content.menus.all(),
        metaobjects: metaobjects ?? content.metaobjects.all(),
        discountCodes: content.discountCodes.all(),
        blogs: blog && articles ? [{...blog, articles}, ...blogs] : initial.shop.blogs,
      };
    },
    collections: content.collections.all,
    urlRedirects: () => urlRedirects ?? content.urlRedirects.all(),
    fileById: (id) => content.files.find(id)?.image ?? null,
    genericFileById: (id) => content.genericFiles.find(id),
    translationOf: (resourceId, locale, key) =>
      content.translations.find(translationId(resourceId, locale))?.texts[key]?.value,
    allProducts: () => products.inOrder(),
    products: () => memo.get('shown', () => products.inOrder().filter(isShown)),
    productByHandle: (handle) => shown(products.byHandle.get(handle)),
    productById: (id) => shown(products.byId.get(id)),
    variantById: (id) => {
      const found = products.findVariant(id);
      return found && isShown(found.product) ? found : null;
    },
    get revision() {
      return products.revision + contentRevision;
    },
    async saveProduct(product) {
      const before = products.byId.get(product.id);
      if (before && before.handle !== product.handle) {
        await storeProduct(database, before.handle, null);
        products.delete(before.handle);
      }
      await storeProduct(database, product.handle, product);
      products.put(product);
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
    replaceContent(replaced) {
      metaobjects = replaced.metaobjects ?? metaobjects;
      articles = replaced.articles ?? articles;
    },
    async reset() {
      await clearStoredChanges(database);
      await content.reset();
      urlRedirects = null;
      metaobjects = null;
      articles = null;
      products.replaceAll(seed().products);
    },
  };
}

function isShown({status = 'ACTIVE', isPublished = true}: Product): boolean {
  return status === 'ACTIVE' && isPublished;
}
