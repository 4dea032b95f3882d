import type {Product, ProductOption} from '../../catalogue/types';
import {derivedGid} from '../schema/gid';

/** Parts of a product with an id but without an index in the catalogue. */
export type NestedKind = 'ProductOption' | 'ProductOptionValue' | 'MediaImage';

/** The id of an option value, which the catalogue stores as plain text. */
export function optionValueId(option: ProductOption, value: string): string {
  return derivedGid('ProductOptionValue', `${option.id} ${value}`);
}

/** The id of an image as `MediaImage`; the catalogue's own id is that of `ProductImage`. */
export function mediaImageId(imageId: string): string {
  return imageId.replace(/^(gid:\/\/shopify\/)\w+\//, '$1MediaImage/');
}

/** Every id of one kind within a product. */
export function nestedIds(kind: NestedKind, product: Product): string[] {
  switch (kind) {
    case 'ProductOption':
      return product.options.map((option) => option.id);
    case 'ProductOptionValue':
      return product.options.flatMap((option) =>
        option.values.map((value) => optionValueId(option, value)),
      );
    case 'MediaImage':
      return product.images.map((image) => mediaImageId(image.id));
  }
}
