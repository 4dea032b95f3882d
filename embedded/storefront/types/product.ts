import type {
  ProductCollectionsArgs,
  ProductDescriptionArgs,
  ProductImagesArgs,
  ProductMediaArgs,
  ProductMetafieldArgs,
  ProductMetafieldsArgs,
  ProductOptionsArgs,
  ProductVariantsArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import type {Product, Variant} from '../../catalogue/types';
import {paginate} from '../connections/connection';
import {orderAsGiven, orderBy} from '../connections/ordered-list';
import {numberOfGid} from '../schema/gid';
import {moneyOf} from '../schema/money';
import {
  collectionSource,
  imageSource,
  mediaImageSource,
  productVariantSource,
} from '../schema/product-sources';
import type {ResolversOf} from '../schema/resolvers-of';
import type {ProductOptionSource, ProductSource} from '../schema/sources';
import {htmlOf, truncate} from '../schema/text';
import {isAvailableForSale} from '../search/product-search';
import {foldCase} from '../search/words';
import {encodeVariants} from './encoded-variants';
import {findMetafield, metafieldParentOfProduct} from './find-metafield';
import {
  findAdjacentVariants,
  findSelectedOrFirstAvailableVariant,
  findVariantBySelectedOptions,
  type VariantSelection,
} from './variant-selection';

function priceRange(cents: readonly number[]): object {
  return {
    minVariantPrice: moneyOf(cents.length ? Math.min(...cents) : 0),
    maxVariantPrice: moneyOf(cents.length ? Math.max(...cents) : 0),
  };
}

function variantSource(product: Product, variant: Variant | null) {
  return variant && productVariantSource(product, variant);
}

function orderVariants(product: Product, sortKey: string | null | undefined) {
  const idOf = (variant: Variant) => numberOfGid(variant.id);
  switch (sortKey) {
    case 'ID':
      return orderBy('ID', product.variants, idOf, idOf);
    case 'SKU':
      return orderBy('SKU', product.variants, idOf, (variant) => foldCase(variant.sku));
    case 'TITLE':
      return orderBy('TITLE', product.variants, idOf, (variant) => foldCase(variant.title));
    default:
      return orderAsGiven('POSITION', product.variants);
  }
}

export const productResolvers: ResolversOf<ProductSource> = {
  id: ({product}) => product.id,
  handle: ({product}) => product.handle,
  title: ({product}) => product.title,
  productType: ({product}) => product.productType,
  vendor: ({product}) => product.vendor,
  tags: ({product}) => product.tags,
  createdAt: ({product}) => product.createdAt,
  updatedAt: ({product}) => product.updatedAt,
  publishedAt: ({product}) => product.publishedAt,
  seo: ({product}) => product.seo,
  description: ({product}, {truncateAt}: ProductDescriptionArgs) =>
    truncate(product.description, truncateAt),
  descriptionHtml: ({product}) => product.descriptionHtml ?? htmlOf(product.description),
  onlineStoreUrl: ({product}, _args, context) => `${context.shopOrigin}/products/${product.handle}`,
  availableForSale: ({product}) => isAvailableForSale(product),
  totalInventory: ({product}) =>
    product.variants.reduce((sum, variant) => sum + variant.quantity, 0),
  priceRange: ({product}) => priceRange(product.variants.map((variant) => variant.priceCents)),
  compareAtPriceRange: ({product}) =>
    priceRange(product.variants.map((variant) => variant.compareAtPriceCents ?? 0)),
  featuredImage: ({product}) => imageSource(product.images[0] ?? null),
  images: ({product}, args: ProductImagesArgs) =>
    paginate(orderAsGiven('POSITION', product.images), args, imageSource),
  media: ({product}, args: ProductMediaArgs) =>
    paginate(orderAsGiven('POSITION', product.images), args, mediaImageSource),
  options: ({product}, {first}: ProductOptionsArgs) =>
    product.options
      .slice(0, first ?? undefined)
      .map((option): ProductOptionSource => ({__typename: 'ProductOption', product, option})),
  variants: ({product}, args: ProductVariantsArgs) =>
    paginate(orderVariants(product, args.sortKey), args, (variant) =>
      productVariantSource(product, variant),
    ),
  variantsCount: ({product}) => ({count: product.variants.length, precision: 'EXACT'}),
  variantBySelectedOptions: ({product}, selection: VariantSelection) =>
    variantSource(product, findVariantBySelectedOptions(product, selection)),
  selectedOrFirstAvailableVariant: ({product}, selection: VariantSelection) =>
    variantSource(product, findSelectedOrFirstAvailableVariant(product, selection)),
  adjacentVariants: ({product}, selection: VariantSelection) =>
    findAdjacentVariants(product, selection).map((variant) =>
      productVariantSource(product, variant),
    ),
  encodedVariantExistence: ({product}) => encodeVariants(product, product.variants),
  encodedVariantAvailability: ({product}) =>
    encodeVariants(
      product,
      product.variants.filter((variant) => variant.quantity > 0),
    ),
  collections: ({product}, args: ProductCollectionsArgs, context) => ({
    ...paginate(orderAsGiven('ID', context.index.collectionsOf(product)), args, collectionSource),
    totalCount: context.index.collectionsOf(product).length,
  }),
  metafield: (source, identifier: ProductMetafieldArgs) =>
    findMetafield(metafieldParentOfProduct(source), source.product.metafields, identifier),
  metafields: (source, {identifiers}: ProductMetafieldsArgs) =>
    identifiers.map((identifier) =>
      findMetafield(metafieldParentOfProduct(source), source.product.metafields, identifier),
    ),
};
