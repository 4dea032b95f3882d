import type {Collection} from '../../catalogue/collection-types';
import {findVariant} from '../../catalogue/find-variant';
import type {
  Catalogue,
  CatalogueImage,
  Product,
  Shop,
  UrlRedirect,
  Variant,
} from '../../catalogue/types';
import {SHOP} from '../../seed/shop';

let nextNumber = 1;

/** An image on this server's CDN. */
function anImage(overrides: Partial<CatalogueImage> = {}): CatalogueImage {
  const number = nextNumber++;
  return {
    id: `gid://shopify/ProductImage/${number}`,
    url: `/cdn/shop/files/picture-${number}.jpg?v=1`,
    altText: 'A painting',
    width: 1600,
    height: 1200,
    ...overrides,
  };
}

/** A variant in stock, at 45 dollars. */
export function aVariant(overrides: Partial<Variant> = {}): Variant {
  const number = nextNumber++;
  return {
    id: `gid://shopify/ProductVariant/${number}`,
    title: 'Default Title',
    sku: `SKU-${number}`,
    priceCents: 4500,
    selectedOptions: [{name: 'Title', value: 'Default Title'}],
    quantity: 10,
    ...overrides,
  };
}

/** A print with one variant and no options. */
export function aProduct(overrides: Partial<Product> = {}): Product {
  const number = nextNumber++;
  const title = overrides.title ?? `Print ${number}`;
  return {
    id: `gid://shopify/Product/${number}`,
    handle: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    title,
    description: `${title} on cotton paper.`,
    descriptionHtml: null,
    productType: 'Prints',
    vendor: 'The Painter',
    tags: [],
    createdAt: '2024-03-01T10:00:00-04:00',
    updatedAt: '2024-04-01T10:00:00-04:00',
    publishedAt: '2024-03-01T10:00:00-04:00',
    images: [anImage()],
    options: [
      {id: `gid://shopify/ProductOption/${number}`, name: 'Title', values: ['Default Title']},
    ],
    variants: [aVariant()],
    metafields: [],
    ...overrides,
  };
}

/**
 * A print with sizes and papers; each variant's title joins the two. Combinations missing in `variants` do not exist.
 */
export function aProductWithOptions(
  options: Readonly<Record<string, readonly string[]>>,
  variants: readonly (Partial<Variant> & {values: readonly string[]})[],
  overrides: Partial<Product> = {},
): Product {
  const names = Object.keys(options);
  return aProduct({
    options: names.map((name) => ({
      id: `gid://shopify/ProductOption/${nextNumber++}`,
      name,
      values: options[name]!,
    })),
    variants: variants.map(({values, ...variant}) =>
      aVariant({
        title: values.join(' / '),
        selectedOptions: names.map((name, position) => ({name, value: values[position]!})),
        ...variant,
      }),
    ),
    ...overrides,
  });
}

/** A smart collection. */
export function aCollection(overrides: Partial<Collection> = {}): Collection {
  const number = nextNumber++;
  return {
    id: `gid://shopify/Collection/${number}`,
    handle: `collection-${number}`,
    title: `Collection ${number}`,
    description: 'Museum-quality prints.',
    updatedAt: '2024-05-01T10:00:00-04:00',
    image: anImage(),
    rule: '',
    sortOrder: 'BEST_SELLING',
    ...overrides,
  };
}

/** A catalogue in memory; the seed's shop unless given. */
export function aCatalogue(
  products: readonly Product[],
  {
    collections = [],
    shop = SHOP,
    urlRedirects = [],
  }: {
    collections?: readonly Collection[];
    shop?: Shop;
    urlRedirects?: readonly UrlRedirect[];
  } = {},
): Catalogue {
  return {
    shop,
    products: () => products,
    productByHandle: (handle) => products.find((one) => one.handle === handle) ?? null,
    productById: (id) => products.find((one) => one.id === id) ?? null,
    variantById: (id) => findVariant(products, id),
    collections: () => collections,
    urlRedirects: () => urlRedirects,
    fileById: () => null,
    genericFileById: () => null,
    translationOf: () => undefined,
  };
}
