import type {CartLineAttributeArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {Product, Variant} from '../../catalogue/types';
import type {CartLine} from '../../carts/types';
import type {StorefrontContext} from '../context';
import {moneyOf} from '../schema/money';
import {productVariantSource} from '../schema/product-sources';
import type {ResolversOf} from '../schema/resolvers-of';
import type {CartSource} from './find-cart';

export interface CartLineSource {
  __typename: 'CartLine';
  line: CartLine;
  product: Product;
  variant: Variant;
}

/** A cart's lines with their variants; lines of deleted variants are left out. */
export function cartLineSources(
  {cart}: CartSource,
  {catalogue}: StorefrontContext,
): CartLineSource[] {
  return cart.lines.flatMap((line): CartLineSource[] => {
    const found = catalogue.variantById(line.merchandiseId);
    return found ? [{__typename: 'CartLine', line, ...found}] : [];
  });
}

function costOf({line, variant}: CartLineSource): object {
  const total = moneyOf(variant.priceCents * line.quantity);
  const each = moneyOf(variant.priceCents);
  const compareAt =
    variant.compareAtPriceCents === null ? null : moneyOf(variant.compareAtPriceCents);
  return {
    totalAmount: total,
    subtotalAmount: total,
    amountPerQuantity: each,
    compareAtAmountPerQuantity: compareAt,
    // The deprecated `estimatedCost` has the same two amounts under other names.
    amount: each,
    compareAtAmount: compareAt,
  };
}

/** `CartLine`: a quantity of one variant. Discount codes of this shop apply to the whole cart, never to a line. */
export const cartLineResolvers: ResolversOf<CartLineSource> = {
  id: ({line}) => line.id,
  quantity: ({line}) => line.quantity,
  attributes: ({line}) => line.attributes,
  attribute: ({line}, {key}: CartLineAttributeArgs) =>
    line.attributes.find((attribute) => attribute.key === key) ?? null,
  merchandise: ({product, variant}) => productVariantSource(product, variant),
  cost: costOf,
  estimatedCost: costOf,
};
