import type {Product} from '../../catalogue/types';
import {numberOfGid} from '../schema/gid';
import type {Searchable} from './search-matcher';
import {wordsOf} from './words';

export interface ProductWords {
  title: readonly string[];
  tags: readonly (readonly string[])[];
  productType: readonly string[];
  vendor: readonly string[];
  description: readonly string[];
  variants: readonly (readonly string[])[];
}

/** The words of a product by field. */
export function productWordsOf(product: Product): ProductWords {
  return {
    title: wordsOf(product.title),
    tags: product.tags.map(wordsOf),
    productType: wordsOf(product.productType),
    vendor: wordsOf(product.vendor),
    description: wordsOf(product.description),
    variants: product.variants.flatMap((variant) => [wordsOf(variant.title), wordsOf(variant.sku)]),
  };
}

export function isAvailableForSale(product: Product): boolean {
  return product.variants.some((variant) => variant.quantity > 0);
}

/**
 * The search fields of `products(query:)` and of a collection's rule. `wordsFor` returns a product's words, which the
 * caller caches because splitting them is expensive.
 */
export function searchableProducts(
  wordsFor: (product: Product) => ProductWords,
): Searchable<Product> {
  return {
    fields: {
      available_for_sale: {kind: 'boolean', read: isAvailableForSale},
      created_at: {kind: 'date', read: (product) => product.createdAt},
      updated_at: {kind: 'date', read: (product) => product.updatedAt},
      published_at: {kind: 'date', read: (product) => product.publishedAt},
      id: {kind: 'number', read: (product) => [numberOfGid(product.id)]},
      handle: {kind: 'keyword', read: (product) => [product.handle]},
      product_type: {kind: 'keyword', read: (product) => [product.productType], commaList: true},
      vendor: {kind: 'keyword', read: (product) => [product.vendor]},
      tag: {kind: 'keyword', read: (product) => product.tags},
      tag_not: {kind: 'keyword', read: (product) => product.tags, negated: true},
      title: {kind: 'text', read: (product) => [product.title]},
      sku: {kind: 'keyword', read: (product) => product.variants.map((variant) => variant.sku)},
      'variants.price': {
        kind: 'number',
        read: (product) => product.variants.map((variant) => variant.priceCents / 100),
      },
    },
    words: (product) => {
      const words = wordsFor(product);
      return [
        words.title,
        words.productType,
        words.vendor,
        words.description,
        ...words.tags,
        ...words.variants,
      ];
    },
  };
}

/** What is searched together with products: terms with a field that only products have match none of it. */
export function besideProducts<Item>(
  searchable: Searchable<Item>,
  {searchable: products}: {searchable: Searchable<Product>},
): Searchable<Item> {
  return {...searchable, foreignFields: new Set(Object.keys(products.fields))};
}

const WEIGHTS = {title: 8, productType: 4, tag: 4, vendor: 2, variant: 2, description: 1};

/** A product's words by field, with the weight of each field for ranking. */
export function weightedProductWords(
  words: ProductWords,
): {words: readonly string[]; weight: number}[] {
  return [
    {words: words.title, weight: WEIGHTS.title},
    {words: words.productType, weight: WEIGHTS.productType},
    {words: words.vendor, weight: WEIGHTS.vendor},
    {words: words.description, weight: WEIGHTS.description},
    ...words.tags.map((tag) => ({words: tag, weight: WEIGHTS.tag})),
    ...words.variants.map((variant) => ({words: variant, weight: WEIGHTS.variant})),
  ];
}
