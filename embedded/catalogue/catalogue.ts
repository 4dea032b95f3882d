import type {Clock} from '../clock';
import type {Database} from '../database/database';
import {type Content, openContent} from './content';
import {findVariant} from './find-variant';
import {applyChanges, type ProductChanges} from './product-changes';
import type {Seed} from './seed';
import {forgetQuantities, loadInventory} from './stock';
import type {Article, Catalogue, Product} from './types';
import {translationId} from './translations';

/**
 * The catalogue with the changes that the checkout, the Admin API and the test controls can make. All changes are
 * stored.
 */
export interface ChangeableCatalogue extends Catalogue {
  /** All lists with the Admin API's changes. */
  readonly content: Content;
  /** All products, including unpublished ones: the seed's, then the new ones, oldest first. */
  allProducts(): readonly Product[];
  /** Stores the product in place of the one with the same id, or adds it. */
  saveProduct(product: Product): Promise<void>;
  /** Updates the quantity in memory after a transaction stored it. */
  applyStoredQuantity(variantId: string, quantity: number): void;
  /** Updates the product with this handle, or creates it. */
  putProduct(handle: string, changes: ProductChanges): Promise<void>;
  /** Returns false when there is no such product. */
  deleteProduct(handle: string): Promise<boolean>;
  /** Restores the seed and deletes every sale and change. */
  reset(): Promise<void>;
}

interface Parts {
  database: Database;
  /** The data that the shop starts with. */
  seed: Seed;
  clock: Clock;
}

/** The catalogue in memory: the seed, with stored changes and sales applied. */
export async function createCatalogue({
  database,
  seed,
  clock,
}: Parts): Promise<ChangeableCatalogue> {
  const content = await openContent(database, seed);
  const {products} = content;
  const setQuantity = (variantId: string, quantity: number) => {
    const product = products.all().find(({variants}) => variants.some(({id}) => id === variantId));
    if (!product) return;
    const variants = product.variants.map((variant) =>
      variant.id === variantId ? {...variant, quantity} : variant,
    );
    products.show({...product, variants});
  };
  for (const {variant_id, quantity} of await loadInventory(database)) {
    setQuantity(variant_id, quantity);
  }
  const shown = () => products.all().filter(isShown);
  const ofHandle = (handle: string) => products.all().find((one) => one.handle === handle) ?? null;
  const save = async (product: Product) => {
    await products.put(product);
    // Its own quantities apply from now on.
    await forgetQuantities(database, product);
  };

  return {
    content,
    get shop() {
      return {
        ...seed.shop,
        menus: content.menus.all(),
        metaobjects: content.metaobjects.all(),
        discountCodes: content.discountCodes.all(),
        blogs: seed.shop.blogs.map((blog) => ({
          ...blog,
          articles: visibleArticles(content.articles.all()),
        })),
      };
    },
    collections: content.collections.all,
    urlRedirects: content.urlRedirects.all,
    fileById: (id) => content.files.find(id)?.image ?? null,
    genericFileById: content.genericFiles.find,
    translationOf: (resourceId, locale, key) =>
      content.translations.find(translationId(resourceId, locale))?.texts[key]?.value,
    allProducts: products.all,
    products: shown,
    productByHandle: (handle) => shown().find((product) => product.handle === handle) ?? null,
    productById(id) {
      const product = products.find(id);
      return product && isShown(product) ? product : null;
    },
    variantById: (id) => findVariant(shown(), id),
    saveProduct: save,
    applyStoredQuantity: setQuantity,
    putProduct: (handle, changes) => save(applyChanges(ofHandle(handle), handle, changes, clock())),
    deleteProduct: (handle) => products.delete(ofHandle(handle)?.id ?? ''),
    async reset() {
      await database.query('delete from shop.inventory');
      await content.reset();
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
