import type {
  CollectionProductsArgs,
  ProductDescriptionArgs,
  ProductImagesArgs,
  ProductOptionsArgs,
  ProductVariantsArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import type {Collection} from '../../catalogue/collection-types';
import {optionValueId} from '../../catalogue/translate';
import type {Product, ProductOption, Variant} from '../../catalogue/types';
import {connect} from '../connections/connection';
import {priceIn} from '../schema/markets';
import type {ResolversOf} from '../context';
import {htmlOf, truncate} from '../schema/text';
import {collectProducts} from '../search/product-order';
import {isAvailableForSale} from '../search/search';
import {encodeVariants} from './encoded-variants';
import {metafieldsOfOwner} from './metafield';
import {variantSource} from './product-variant';
import {
  findAdjacentVariants,
  findFirstSelectableVariant,
  findSelectedOrFirstAvailableVariant,
  type VariantSelection,
} from './variant-selection';

function sourceOf(product: Product, variant: Variant | null) {
  return variant && variantSource(product, variant);
}

function optionSource(product: Product, option: ProductOption): object {
  return {
    ...option,
    optionValues: option.values.map((value) => ({
      id: optionValueId(option.id, value),
      name: value,
      firstSelectableVariant: sourceOf(
        product,
        findFirstSelectableVariant(product, {name: option.name, value}),
      ),
    })),
  };
}

export const productResolvers: ResolversOf<Product> = {
  ...metafieldsOfOwner,
  description: ({description}, {truncateAt}: ProductDescriptionArgs) =>
    truncate(description, truncateAt),
  descriptionHtml: ({description, descriptionHtml}) => descriptionHtml ?? htmlOf(description),
  availableForSale: isAvailableForSale,
  priceRange: ({variants}, _args, {country}) => {
    const cents = variants.map(({priceCents}) => priceCents);
    return {
      minVariantPrice: priceIn(country, cents.length > 0 ? Math.min(...cents) : 0),
      maxVariantPrice: priceIn(country, cents.length > 0 ? Math.max(...cents) : 0),
    };
  },
  featuredImage: ({images}) => images[0],
  images: ({images}, args: ProductImagesArgs) => connect(images, args, (image) => image),
  options: (product, {first}: ProductOptionsArgs) =>
    product.options.slice(0, first ?? undefined).map((option) => optionSource(product, option)),
  variants: (product, args: ProductVariantsArgs) =>
    connect(product.variants, args, (variant) => variantSource(product, variant)),
  selectedOrFirstAvailableVariant: (product, selection: VariantSelection) =>
    sourceOf(product, findSelectedOrFirstAvailableVariant(product, selection)),
  adjacentVariants: (product, selection: VariantSelection) =>
    findAdjacentVariants(product, selection).map((variant) => variantSource(product, variant)),
  encodedVariantExistence: (product) => encodeVariants(product, product.variants),
  encodedVariantAvailability: (product) =>
    encodeVariants(
      product,
      product.variants.filter(({quantity}) => quantity > 0),
    ),
};

export const collectionResolvers: ResolversOf<Collection> = {
  products: (collection, args: CollectionProductsArgs, {catalogue}) =>
    connect(collectProducts(catalogue.products(), collection), args, (product) => product),
};
