import type {CartLinesArgs, CartMetafieldArgs} from '@shopify/hydrogen-react/storefront-api-types';
import {cartIdOf, checkoutUrlOf} from '../../carts/cart-id';
import type {CartPrice} from '../../carts/types';
import {paginate} from '../connections/connection';
import {orderAsGiven} from '../connections/ordered-list';
import {derivedGid} from '../schema/gid';
import {moneyOf} from '../schema/money';
import type {ResolversOf} from '../schema/resolvers-of';
import {cartLineSources} from './cart-line';
import type {CartSource} from './find-cart';

const SHOWN_CHARACTERS = 4;

/** The id of a gift card on a cart. It doesn't contain the code, which is money. */
export function giftCardIdOf(code: string): string {
  return derivedGid('AppliedGiftCard', code);
}

function appliedGiftCard({code, balanceCents, usedCents}: CartPrice['giftCards'][number]): object {
  return {
    id: giftCardIdOf(code),
    lastCharacters: code.slice(-SHOWN_CHARACTERS).toLowerCase(),
    amountUsed: moneyOf(usedCents),
    balance: moneyOf(balanceCents),
  };
}

function discountAllocations({lines, discountCodes}: CartPrice): object[] {
  const allocations = lines.flatMap((line) => line.discountAllocations);
  const centsOf = (code: string) =>
    allocations.reduce((sum, one) => (one.code === code ? sum + one.cents : sum), 0);
  return discountCodes
    .filter(({applicable}) => applicable)
    .map(({code}) => ({
      __typename: 'CartCodeDiscountAllocation',
      code,
      discountedAmount: moneyOf(centsOf(code)),
    }));
}

function findMetafield({cart}: CartSource, {namespace, key}: CartMetafieldArgs) {
  return cart.metafields?.find(
    (one) => one.key === key && one.namespace === (namespace ?? one.namespace),
  );
}

export const cartResolvers: ResolversOf<CartSource> = {
  id: ({cart}) => cartIdOf(cart),
  checkoutUrl: ({cart}, _args, {origin, language}) => checkoutUrlOf(origin, cart, language),
  createdAt: ({cart}) => cart.createdAt,
  updatedAt: ({cart}) => cart.updatedAt,
  note: ({cart}) => cart.note,
  attributes: ({cart}) => cart.attributes,
  buyerIdentity: ({cart}) => cart.buyerIdentity,
  totalQuantity: ({price}) => price.lines.reduce((sum, {line}) => sum + line.quantity, 0),
  lines: (source, args: CartLinesArgs, context) =>
    paginate(orderAsGiven('POSITION', cartLineSources(source, context)), args, (line) => line),
  /** Canadian prices exclude tax; taxes and duties are added at the checkout. */
  cost: ({price}) => ({
    subtotalAmount: moneyOf(price.subtotalCents),
    totalAmount: moneyOf(price.totalCents),
  }),
  appliedGiftCards: ({price}) => price.giftCards.map(appliedGiftCard),
  discountCodes: ({price}) => price.discountCodes,
  discountAllocations: ({price}) => discountAllocations(price),
  delivery: ({cart}) => ({
    addresses: cart.deliveryAddresses?.map(({address, ...selectable}) => ({
      ...selectable,
      address: {__typename: 'CartDeliveryAddress', ...address},
    })),
  }),
  metafield: (source, name: CartMetafieldArgs) => findMetafield(source, name),
};
