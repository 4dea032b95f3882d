import type {CartLinesArgs} from '@shopify/hydrogen-react/storefront-api-types';
import {cartIdOf, checkoutUrlOf} from '../../carts/cart-id';
import type {CartPrice} from '../../carts/types';
import {paginate} from '../connections/connection';
import {orderAsGiven} from '../connections/ordered-list';
import {moneyOf} from '../schema/money';
import type {ResolversOf} from '../schema/resolvers-of';
import {cartLineSources} from './cart-line';
import type {CartSource} from './find-cart';

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
    paginate(orderAsGiven('POSITION', cartLineSources(source, context)), args, (line) => line),
  /** Canadian prices exclude tax; taxes and duties are added at the checkout. */
  cost: ({price}) => ({
    subtotalAmount: moneyOf(price.subtotalCents),
    totalAmount: moneyOf(price.totalCents),
  }),
  discountCodes: ({price}) => price.discountCodes,
  discountAllocations: ({price}) => discountAllocations(price),
};
