import type {CartLinesArgs, QueryRootCartArgs} from '@shopify/hydrogen-react/storefront-api-types';
import {
  type Cart,
  cartIdOf,
  type CartLine,
  type CartPrice,
  checkoutUrlOf,
  findCartByToken,
  parseCartId,
} from '../../carts/cart';
import {priceCart} from '../../carts/price';
import type {Queryable} from '../../database/database';
import {connect} from '../connections/connection';
import type {ResolversOf, StorefrontContext} from '../context';
import {moneyOf} from '../schema/markets';
import {type VariantSource, variantSource} from './product-variant';

export interface CartSource {
  cart: Cart;
  price: CartPrice;
}

/** A cart with its current price. */
export function cartSource(cart: Cart, {catalogue}: StorefrontContext): CartSource {
  return {cart, price: priceCart(cart, catalogue)};
}

/** The cart with the id; null for an unknown or completed one, and for a missing or wrong key. */
export async function findCart(id: string, database: Queryable): Promise<Cart | null> {
  const parsed = parseCartId(id);
  const cart = parsed && (await findCartByToken(database, parsed.token));
  return cart && !cart.completedAt && cart.key === parsed.key ? cart : null;
}

/** A cart's lines with their variants; lines of deleted variants are left out. */
function cartLineSources({cart}: CartSource, {catalogue}: StorefrontContext): object[] {
  return cart.lines.flatMap((line) => {
    const found = catalogue.variantById(line.merchandiseId);
    return found ? [cartLineSource(line, variantSource(found.product, found.variant))] : [];
  });
}

/** `CartLine`: a quantity of a variant. */
function cartLineSource({id, quantity}: CartLine, variant: VariantSource): object {
  const {priceCents, compareAtPriceCents} = variant;
  return {
    __typename: 'CartLine',
    id,
    quantity,
    merchandise: {__typename: 'ProductVariant', ...variant},
    cost: {
      totalAmount: moneyOf(priceCents * quantity),
      subtotalAmount: moneyOf(priceCents * quantity),
      amountPerQuantity: moneyOf(priceCents),
      compareAtAmountPerQuantity:
        compareAtPriceCents === null ? null : moneyOf(compareAtPriceCents),
    },
  };
}

/** Discount codes of this shop apply to the whole cart, never to a line. */
function discountAllocations({discountCodes}: CartPrice): object[] {
  return discountCodes
    .filter(({applicable}) => applicable)
    .map(({code, cents}) => ({
      __typename: 'CartCodeDiscountAllocation',
      code,
      discountedAmount: moneyOf(cents),
    }));
}

export const cartResolvers: ResolversOf<CartSource> = {
  id: ({cart}) => cartIdOf(cart),
  checkoutUrl: ({cart}, _args, {origin, language}) => checkoutUrlOf(origin, cart, language),
  createdAt: ({cart}) => cart.createdAt,
  updatedAt: ({cart}) => cart.updatedAt,
  note: ({cart}) => cart.note,
  buyerIdentity: ({cart}) => cart.buyerIdentity,
  totalQuantity: ({price}) => price.lines.reduce((sum, {line}) => sum + line.quantity, 0),
  lines: (source, args: CartLinesArgs, context) =>
    connect(cartLineSources(source, context), args, (line) => line),
  /** Canadian prices exclude tax; taxes and duties are added at the checkout. */
  cost: ({price}) => ({
    subtotalAmount: moneyOf(price.subtotalCents),
    totalAmount: moneyOf(price.totalCents),
  }),
  discountCodes: ({price}) => price.discountCodes,
  discountAllocations: ({price}) => discountAllocations(price),
};

/** `cart`: a cart by its id; null once it was completed. */
export const cartQueries: ResolversOf<unknown> = {
  cart: async (_root, {id}: QueryRootCartArgs, context) => {
    const cart = await findCart(id, context.database);
    return cart && cartSource(cart, context);
  },
};
