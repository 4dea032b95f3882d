import type {
  ProductVariantMetafieldArgs,
  ProductVariantMetafieldsArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import {moneyOf} from '../schema/money';
import {imageSource, productSource} from '../schema/product-sources';
import type {ResolversOf} from '../schema/resolvers-of';
import type {MetafieldSource, ProductVariantSource} from '../schema/sources';
import {findMetafield} from './find-metafield';

function parentOf(source: ProductVariantSource): MetafieldSource['parent'] {
  const {createdAt, updatedAt} = source.product;
  return {__typename: 'ProductVariant', id: source.variant.id, source, createdAt, updatedAt};
}

/** `ProductVariant`: a size of a print, or the one original. */
export const productVariantResolvers: ResolversOf<ProductVariantSource> = {
  id: ({variant}) => variant.id,
  title: ({variant}) => variant.title,
  sku: ({variant}) => variant.sku,
  product: ({product}) => productSource(product),
  selectedOptions: ({variant}) => variant.selectedOptions,
  availableForSale: ({variant}) => variant.quantity > 0,
  quantityAvailable: ({variant}) => variant.quantity,
  // True only for variants that can be ordered beyond the stock, which this shop never allows.
  currentlyNotInStock: () => false,
  quantityRule: () => ({minimum: 1, maximum: null, increment: 1}),
  price: ({variant}) => moneyOf(variant.priceCents),
  priceV2: ({variant}) => moneyOf(variant.priceCents),
  compareAtPrice: ({variant}) =>
    variant.compareAtPriceCents === null ? null : moneyOf(variant.compareAtPriceCents),
  compareAtPriceV2: ({variant}) =>
    variant.compareAtPriceCents === null ? null : moneyOf(variant.compareAtPriceCents),
  image: ({product, variant}) => imageSource(variant.image ?? product.images[0] ?? null),
  requiresShipping: () => true,
  taxable: () => true,
  weight: () => 0,
  weightUnit: () => 'KILOGRAMS',
  metafield: (source, identifier: ProductVariantMetafieldArgs) =>
    findMetafield(parentOf(source), source.variant.metafields ?? [], identifier),
  metafields: (source, {identifiers}: ProductVariantMetafieldsArgs) =>
    identifiers.map((identifier) =>
      findMetafield(parentOf(source), source.variant.metafields ?? [], identifier),
    ),
};
