import type {Clock} from '../clock';
import type {Database} from '../database/database';
import {type Content, openContent} from './content';
import {numberOfGid} from '../storefront/schema/gid';
import {applyChanges, type ProductChanges} from './product-changes';
import type {Seed} from './seed';
import {
  clearStoredChanges,
  loadInventory,
  loadProductChanges,
  storeProduct,
} from './stored-changes';
import type {Article, Catalogue, MetaobjectEntry, Product, UrlRedirect} from './types';
import {translationId} from './translations';

/**
 * The catalogue with the changes that the checkout, the Admin API and the test controls can make. All changes are
 * stored.
 */
export interface ChangeableCatalogue extends Catalogue {
  /** All content besides products, for the Admin API. */
  readonly content: Content;
  /** All products, including unpublished ones, oldest id first. */
  allProducts(): readonly Product[];
  /** Stores the product in place of the one with the same id, or adds it. */
  saveProduct(product: Product): Promise<void>;
  /** Updates the quantity in memory after a transaction stored it. */
  applyStoredQuantity(variantId: string, quantity: number): void;
  /** Updates the product with this handle, or creates it. Returns the new state. */
  putProduct(handle: string, changes: ProductChanges): Promise<Product>;
  /** Returns false when there is no such product. */
  deleteProduct(handle: string): Promise<boolean>;
  /** Replaces all redirects, until the process ends or the catalogue is reset. */
  replaceUrlRedirects(redirects: readonly UrlRedirect[]): void;
  /** Replaces all metaobjects, or the articles of the blog, until the process ends or the catalogue is reset. */
  replaceContent(content: ShopContent): void;
  /** Restores the seed and deletes every sale and change. */
  reset(): Promise<void>;
}

/** The artist's content in the admin besides products. A missing list stays unchanged. */
export interface ShopContent {
  metaobjects?: readonly MetaobjectEntry[];
  articles?: readonly Article[];
}

interface Parts {
  database: Database;
  /** Builds the data that the shop starts with. Called again at each reset, for the products. */
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
  /** Oldest id first. */
  let products = initial.products;
  const remove = (handle: string) => {
    products = products.filter((one) => one.handle !== handle);
  };
  const put = (product: Product) => {
    remove(product.handle);
    products = [...products, product].toSorted((a, b) => numberOfGid(a.id) - numberOfGid(b.id));
  };
  const setQuantity = (variantId: string, quantity: number) => {
    products = products.map((product) => ({
      ...product,
      variants: product.variants.map((variant) =>
        variant.id === variantId ? {...variant, quantity} : variant,
      ),
    }));
  };
  for (const {handle, document} of await loadProductChanges(database)) {
    if (document) put(document);
    else remove(handle);
  }
  for (const {variant_id, quantity} of await loadInventory(database)) {
    setQuantity(variant_id, quantity);
  }

  const content = await openContent(database, initial);
  // What the test controls replace at once, and do not store.
  let urlRedirects: readonly UrlRedirect[] | null = null;
  let metaobjects: readonly MetaobjectEntry[] | null = null;
  let articles: readonly Article[] | null = null;
  const find = (isWanted: (product: Product) => boolean) =>
    products.find((product) => isShown(product) && isWanted(product)) ?? null;

  return {
    content,
    get shop() {
      return {
        ...initial.shop,
        menus: content.menus.all(),
        metaobjects: metaobjects ?? content.metaobjects.all(),
        discountCodes: content.discountCodes.all(),
        blogs: initial.shop.blogs.map((blog) => ({
          ...blog,
          articles: articles ?? visibleArticles(content.articles.all()),
        })),
      };
    },
    collections: content.collections.all,
    urlRedirects: () => urlRedirects ?? content.urlRedirects.all(),
    fileById: (id) => content.files.find(id)?.image ?? null,
    genericFileById: (id) => content.genericFiles.find(id),
    translationOf: (resourceId, locale, key) =>
      content.translations.find(translationId(resourceId, locale))?.texts[key]?.value,
    allProducts: () => products,
    products: () => products.filter(isShown),
    productByHandle: (handle) => find((product) => product.handle === handle),
    productById: (id) => find((product) => product.id === id),
    variantById: (id) => {
      const product = find(({variants}) => variants.some((variant) => variant.id === id));
      const variant = product?.variants.find((one) => one.id === id);
      return product && variant ? {product, variant} : null;
    },
    async saveProduct(product) {
      const before = products.find(({id}) => id === product.id);
      if (before && before.handle !== product.handle) {
        await storeProduct(database, before.handle, null);
        remove(before.handle);
      }
      await storeProduct(database, product.handle, product);
      put(product);
    },
    applyStoredQuantity: setQuantity,
    async putProduct(handle, changes) {
      const before = products.find((one) => one.handle === handle) ?? null;
      const product = applyChanges(before, handle, changes, clock());
      await storeProduct(database, handle, product);
      put(product);
      return product;
    },
    async deleteProduct(handle) {
      if (!products.some((one) => one.handle === handle)) return false;
      await storeProduct(database, handle, null);
      remove(handle);
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
      products = seed().products;
    },
  };
}

/** The newest first. */
function visibleArticles(articles: readonly Article[]): Article[] {
  return articles
    .filter(({isPublished = true}) => isPublished)
    .toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));
}

function isShown({status = 'ACTIVE', isPublished = true}: Product): boolean {
  return status === 'ACTIVE' && isPublished;
}
