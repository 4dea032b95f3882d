import type {
  CartAttributeArgs,
  CartLinesArgs,
  CartMetafieldArgs,
  CartMetafieldsArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import {cartIdOf, checkoutUrlOf, publicCartIdOf} from '../../carts/cart-id';
import type {CartMetafield} from '../../carts/types';
import {paginate} from '../connections/connection';
import {orderAsGiven} from '../connections/ordered-list';
import type {StorefrontContext} from '../context';
import {moneyOf} from '../schema/money';
import type {ResolversOf} from '../schema/resolvers-of';
import type {MetafieldSource} from '../schema/sources';
import {appliedGiftCard} from './applied-gift-card';
import {deliveryGroups} from './cart-delivery-group';
import {cartLineSources} from './cart-line';
import type {CartSource} from './find-cart';

/** The cost of a cart. Canadian prices exclude tax; taxes and duties are added at the checkout. */
function costOf({price}: CartSource): object {
  return {
    subtotalAmount: moneyOf(price.subtotalCents),
    subtotalAmountEstimated: true,
    totalAmount: moneyOf(price.totalCents),
    totalAmountEstimated: true,
    checkoutChargeAmount: moneyOf(
      price.totalCents - price.giftCards.reduce((sum, {usedCents}) => sum + usedCents, 0),
    ),
    totalTaxAmount: null,
    totalTaxAmountEstimated: false,
    totalDutyAmount: null,
    totalDutyAmountEstimated: false,
  };
}

function discountAllocations({price}: CartSource, context: StorefrontContext): object[] {
  const centsOf = (code: string) =>
    price.lines
      .flatMap((line) => line.discountAllocations)
      .reduce((sum, one) => (one.code === code ? sum + one.cents : sum), 0);
  const percentOf = (code: string) =>
    context.catalogue.shop.discountCodes.find(
      (known) => known.code.toLowerCase() === code.toLowerCase(),
    )?.percent ?? 0;
  return price.discountCodes
    .filter((discount) => discount.applicable)
    .map(({code}) => ({
      __typename: 'CartCodeDiscountAllocation',
      code,
      discountedAmount: moneyOf(centsOf(code)),
      targetType: 'LINE_ITEM',
      discountApplication: {
        allocationMethod: 'ACROSS',
        targetSelection: 'ALL',
        targetType: 'LINE_ITEM',
        value: {__typename: 'PricingPercentageValue', percentage: percentOf(code)},
      },
    }));
}

/** A cart's metafield with the cart as its owner. */
export function cartMetafieldSource(
  source: CartSource,
  metafield: CartMetafield | undefined,
): MetafieldSource | null {
  if (!metafield) return null;
  const {createdAt, updatedAt} = metafield;
  const id = publicCartIdOf(source.cart);
  const parent = {__typename: source.__typename, id, source, createdAt, updatedAt};
  return {__typename: 'Metafield', metafield, parent};
}

function findMetafield(source: CartSource, {namespace, key}: CartMetafieldArgs) {
  if (!source.isOwner) return null;
  const metafield = source.cart.metafields?.find(
    (one) => one.key === key && one.namespace === (namespace ?? one.namespace),
  );
  return cartMetafieldSource(source, metafield);
}

export const cartResolvers: ResolversOf<CartSource> = {
  id: ({cart, isOwner}) => (isOwner ? cartIdOf(cart) : publicCartIdOf(cart)),
  checkoutUrl: ({cart, isOwner}, _args, {origin, language}) =>
    checkoutUrlOf(origin, cart, isOwner, language),
  appliedGiftCards: ({price, isOwner}) => (isOwner ? price.giftCards.map(appliedGiftCard) : []),
  createdAt: ({cart}) => cart.createdAt,
  updatedAt: ({cart}) => cart.updatedAt,
  note: ({cart, isOwner}) => (isOwner ? cart.note : null),
  attributes: ({cart, isOwner}) => (isOwner ? cart.attributes : []),
  attribute: ({cart, isOwner}, {key}: CartAttributeArgs) =>
    (isOwner && cart.attributes.find((attribute) => attribute.key === key)) || null,
  totalQuantity: ({price}) => price.lines.reduce((sum, {line}) => sum + line.quantity, 0),
  lines: (source, args: CartLinesArgs, context) =>
    paginate(orderAsGiven('POSITION', cartLineSources(source, context)), args, (line) => line),
  cost: costOf,
  estimatedCost: costOf,
  discountCodes: ({price}) => price.discountCodes,
  discountAllocations: (source, _args, context) => discountAllocations(source, context),
  buyerIdentity: ({cart, isOwner}) => ({
    countryCode: cart.buyerIdentity.countryCode,
    email: isOwner ? cart.buyerIdentity.email : null,
    phone: isOwner ? cart.buyerIdentity.phone : null,
  }),
  delivery: ({cart, isOwner}) => ({
    addresses: ({selected}: {selected?: boolean | null}) =>
      (isOwner ? (cart.deliveryAddresses ?? []) : [])
        .filter((address) => !selected || address.selected)
        .map(({address, ...rest}) => ({
          ...rest,
          address: {__typename: 'CartDeliveryAddress', address},
        })),
  }),
  deliveryGroups: (source, args: CartLinesArgs, context) =>
    paginate(
      orderAsGiven('POSITION', source.isOwner ? deliveryGroups(source, context) : []),
      args,
      (group) => group,
    ),
  metafield: (source, args: CartMetafieldArgs) => findMetafield(source, args),
  metafields: (source, {identifiers}: CartMetafieldsArgs) =>
    identifiers.map((identifier) => findMetafield(source, identifier)),
};
