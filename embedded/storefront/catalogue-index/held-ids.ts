import type {Product, ProductOption} from '../../catalogue/types';
import {derivedGid} from '../schema/gid';

/** What a product holds that has an id of its own and no index in the catalogue. */
export type HeldKind = 'ProductOption' | 'ProductOptionValue' | 'MediaImage';

/** The id of an option's value, which the catalogue keeps as a bare word. */
export function optionValueId(option: ProductOption, value: string): string {
  return derivedGid('ProductOptionValue', `${option.id} ${value}`);
}

/** The id of a picture in its form as media; the catalogue's own id names the picture as a product's image. */
export function mediaImageId(imageId: string): string {
  return imageId.replace(/^(gid:\/\/shopify\/)\w+\//, '$1MediaImage/');
}

/** Every id of one kind that a product holds. */
export function heldIds(kind: HeldKind, product: Product): string[] {
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
