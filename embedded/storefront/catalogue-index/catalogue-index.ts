import type {Collection} from '../../catalogue/collection-types';
import type {Catalogue, Product} from '../../catalogue/types';
import type {Clock} from '../../clock';
import {createLruCache} from '../caching/lru-cache';
import {createMemo} from '../caching/memo';
import {filterOrdered, type OrderedList} from '../connections/ordered-list';
import {productWordsOf, searchableProducts, type ProductWords} from '../search/product-search';
import {compileSearch, type Searchable} from '../search/search-matcher';
import {parseSearchQuery} from '../search/search-query';
import {nestedIds, type NestedKind} from './nested-ids';
import {groupByKind, type ProductKind} from './product-kinds';
import {orderAsCollected, orderProducts, type ProductOrder} from './product-order';

/** Lists and lookups derived from the whole catalogue, computed on first use and cached until it changes. */
export interface CatalogueIndex {
  products(order: ProductOrder): OrderedList<Product>;
  /** The products that match a text in Shopify's search syntax. */
  search(text: string, order: ProductOrder): OrderedList<Product>;
  collectionProducts(collection: Collection, order: ProductOrder): OrderedList<Product>;
  /** The same products in the collection's own order. */
  collected(collection: Collection): OrderedList<Product>;
  collectionsOf(product: Product): readonly Collection[];
  /** Every tag of a product, in alphabetical order. */
  productTags(): readonly string[];
  productTypes(): readonly string[];
  productKinds(): readonly ProductKind[];
  /** The product that contains the option, option value or image with the given id. */
  productContaining(kind: NestedKind, id: string): Product | null;
  words(product: Product): ProductWords;
  searchable: Searchable<Product>;
}

/** Cached search results: a storefront requests its collections again and again. */
const MAX_CACHED_SEARCHES = 100;

function distinctSorted(texts: readonly string[]): string[] {
  return [...new Set(texts.filter(Boolean))].sort((left, right) => left.localeCompare(right));
}

/** Creates the index of a catalogue. With 5,000 products the first use of a sort order takes some milliseconds. */
export function createCatalogueIndex(catalogue: Catalogue, clock: Clock): CatalogueIndex {
  const memo = createMemo(() => catalogue.revision);
  const wordsByProduct = new WeakMap<Product, ProductWords>();
  const words = (product: Product) => {
    const known = wordsByProduct.get(product);
    if (known) return known;
    const made = productWordsOf(product);
    wordsByProduct.set(product, made);
    return made;
  };
  const searchable = searchableProducts(words);
  const ruleOf = (collection: Collection) =>
    memo.get(`rule ${collection.id}`, () =>
      compileSearch(parseSearchQuery(collection.rule), searchable, clock()),
    );
  const products = (order: ProductOrder) =>
    memo.get(`products ${order}`, () => orderProducts(catalogue.products(), order));

  const search = (text: string, order: ProductOrder) => {
    const find = () =>
      filterOrdered(products(order), compileSearch(parseSearchQuery(text), searchable, clock()));
    // Results of `now` change with the time.
    if (/now/i.test(text)) return find();
    const found = memo.get('searches', () =>
      createLruCache<OrderedList<Product>>(MAX_CACHED_SEARCHES),
    );
    return found.get(`${order} ${text}`, find);
  };

  return {
    products,
    search,
    collectionProducts: (collection, order) =>
      memo.get(`collection ${collection.id} ${order}`, () =>
        filterOrdered(products(order), ruleOf(collection)),
      ),
    collected: (collection) =>
      memo.get(`collected ${collection.id}`, () =>
        orderAsCollected(catalogue.products().filter(ruleOf(collection)), collection),
      ),
    collectionsOf: (product) =>
      catalogue.collections().filter((collection) => ruleOf(collection)(product)),
    productTags: () =>
      memo.get('tags', () =>
        distinctSorted(catalogue.products().flatMap((product) => product.tags)),
      ),
    productTypes: () =>
      memo.get('types', () =>
        distinctSorted(catalogue.products().map((product) => product.productType)),
      ),
    productKinds: () => memo.get('kinds', () => groupByKind(catalogue.products())),
    productContaining: (kind, id) => {
      const holders = memo.get(`holders ${kind}`, () => {
        const byId = new Map<string, Product>();
        for (const product of catalogue.products()) {
          for (const held of nestedIds(kind, product)) if (!byId.has(held)) byId.set(held, product);
        }
        return byId;
      });
      return holders.get(id) ?? null;
    },
    words,
    searchable,
  };
}
