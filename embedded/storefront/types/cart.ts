import type {CartLinesArgs, QueryRootCartArgs} from '@shopify/hydrogen-react/storefront-api-types';
import {
  type Cart,
  cartIdOf,
  type CartLine,
  checkoutUrlOf,
  findCartByToken,
  parseCartId,
} from '../../carts/cart';
import {priceCart} from '../../carts/price';
import type {Queryable} from '../../database/database';
import {connect} from '../connections/connection';
import type {ResolversOf} from '../context';
import {moneyOf} from '../schema/markets';
import {type VariantSource, variantSource} from './product-variant';

/** The cart with the id; null for an unknown or completed one, and for a missing or wrong key. */
export async function findCart(id: string, database: Queryable): Promise<Cart | null> {
  const parsed = parseCartId(id);
  const cart = parsed && (await findCartByToken(database, parsed.token));
  return cart && !cart.completedAt && cart.key === parsed.key ? cart : null;
}

/** `CartLine`: a quantity of a variant. */
function cartLineSource({id, quantity}: CartLine, variant: VariantSource): object {
  const {priceCents} = variant;
  return {
    __typename: 'CartLine',
    id,
    quantity,
    merchandise: {__typename: 'ProductVariant', ...variant},
    cost: {
      totalAmount: moneyOf(priceCents * quantity),
      subtotalAmount: moneyOf(priceCents * quantity),
      amountPerQuantity: moneyOf(priceCents),
    },
  };
}

/** `Cart`, with its current price. Its other fields are those of the stored cart. */
export const cartResolvers: ResolversOf<Cart> = {
  id: (cart) => cartIdOf(cart),
  checkoutUrl: (cart, _args, {origin, language}) => checkoutUrlOf(origin, cart, language),
  totalQuantity: (cart, _args, {catalogue}) =>
    priceCart(cart, catalogue).lines.reduce((sum, {line}) => sum + line.quantity, 0),
  /** Leaves out lines of deleted variants. */
  lines: (cart, args: CartLinesArgs, {catalogue}) => {
    const lines = cart.lines.flatMap((line) => {
      const found = catalogue.variantById(line.merchandiseId);
      return found ? [cartLineSource(line, variantSource(found.product, found.variant))] : [];
    });
    return connect(lines, args, (line) => line);
  },
  /** Canadian prices exclude tax; taxes and duties are added at the checkout. */
  cost: (cart, _args, {catalogue}) => {
    const {subtotalCents, totalCents} = priceCart(cart, catalogue);
    return {subtotalAmount: moneyOf(subtotalCents), totalAmount: moneyOf(totalCents)};
  },
  discountCodes: (cart, _args, {catalogue}) => priceCart(cart, catalogue).discountCodes,
  /** Discount codes of this shop apply to the whole cart, never to a line. */
  discountAllocations: (cart, _args, {catalogue}) =>
    priceCart(cart, catalogue)
      .discountCodes.filter(({applicable}) => applicable)
      .map(({code, cents}) => ({
        __typename: 'CartCodeDiscountAllocation',
        code,
        discountedAmount: moneyOf(cents),
      })),
};

/** `cart`: a cart by its id; null once it was completed. */
export const cartQueries: ResolversOf<unknown> = {
  cart: (_root, {id}: QueryRootCartArgs, {database}) => findCart(id, database),
};
