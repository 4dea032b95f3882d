import type {CatalogueImage, Collection, Product, Variant} from '../../catalogue/types';
import type {
  CollectionSource,
  ImageSource,
  MediaImageSource,
  ProductSource,
  ProductVariantSource,
} from './sources';

/** Gives a product its GraphQL type name. */
export function productSource(product: Product): ProductSource {
  return {__typename: 'Product', product};
}

/** Gives a variant its GraphQL type name, together with the product it belongs to. */
export function productVariantSource(product: Product, variant: Variant): ProductVariantSource {
  return {__typename: 'ProductVariant', product, variant};
}

/** Gives a collection its GraphQL type name. */
export function collectionSource(collection: Collection): CollectionSource {
  return {__typename: 'Collection', collection};
}

/** Gives a picture the type `Image`; null stays null. */
export function imageSource(image: CatalogueImage | null): ImageSource | null {
  return image && {__typename: 'Image', image};
}

/** Gives a picture the type `MediaImage`, the form in which it is listed among a product's media. */
export function mediaImageSource(image: CatalogueImage): MediaImageSource {
  return {__typename: 'MediaImage', image};
}
