import type {Collection} from '../../catalogue/collection-types';
import type {CatalogueImage} from '../../catalogue/catalogue-image';
import type {Product, Variant} from '../../catalogue/types';
import type {
  CollectionSource,
  ImageSource,
  MediaImageSource,
  ProductSource,
  ProductVariantSource,
} from './sources';

/** Adds the GraphQL type name to a product. */
export function productSource(product: Product): ProductSource {
  return {__typename: 'Product', product};
}

/** Adds the GraphQL type name and its product to a variant. */
export function productVariantSource(product: Product, variant: Variant): ProductVariantSource {
  return {__typename: 'ProductVariant', product, variant};
}

/** Adds the GraphQL type name to a collection. */
export function collectionSource(collection: Collection): CollectionSource {
  return {__typename: 'Collection', collection};
}

/** Adds the type name `Image` to an image; null stays null. */
export function imageSource(image: CatalogueImage | null): ImageSource | null {
  return image && {__typename: 'Image', image};
}

/** Adds the type name `MediaImage` to an image, the type of a product's media. */
export function mediaImageSource(image: CatalogueImage): MediaImageSource {
  return {__typename: 'MediaImage', image};
}
