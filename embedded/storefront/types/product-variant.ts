import type {Product, Variant} from '../../catalogue/types';
import {priceIn} from '../schema/markets';
import type {ResolversOf} from '../context';
import {metafieldsOfOwner} from './metafield';

/** A variant with its product. */
export interface VariantSource extends Variant {
  product: Product;
}

export function variantSource(product: Product, variant: Variant): VariantSource {
  return {...variant, product};
}

/** `ProductVariant`: a size of a print, or the one original. */
export const productVariantResolvers: ResolversOf<VariantSource> = {
  ...metafieldsOfOwner,
  availableForSale: ({quantity}) => quantity > 0,
  quantityAvailable: ({quantity}) => quantity,
  price: ({priceCents}, _args, {country}) => priceIn(country, priceCents),
  image: ({product}) => product.images[0],
  requiresShipping: () => true,
};
