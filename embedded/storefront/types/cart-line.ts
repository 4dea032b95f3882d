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
  /** The line that this one is nested under. */
  parent: CartLineSource | null;
  product: Product;
  variant: Variant;
}

/** A cart's lines with their variants; lines of deleted variants are left out. */
export function cartLineSources(
  {cart}: CartSource,
  {catalogue}: StorefrontContext,
): CartLineSource[] {
  const sources = new Map<string, CartLineSource>();
  // A nested line follows its parent.
  for (const line of cart.lines) {
    const found = catalogue.variantById(line.merchandiseId);
    const parent = sources.get(line.parentId ?? '') ?? null;
    if (found) sources.set(line.id, {__typename: 'CartLine', line, parent, ...found});
  }
  return [...sources.values()];
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
  parentRelationship: ({parent}) => parent && {parent},
  instructions: () => ({canRemove: true, canUpdateQuantity: true}),
  cost: costOf,
  estimatedCost: costOf,
};
