import {cartPartId} from '../../carts/cart-id';
import type {CartDeliveryAddress} from '../../carts/types';
import {paginate, type ConnectionArguments} from '../connections/connection';
import {orderAsGiven} from '../connections/ordered-list';
import type {StorefrontContext} from '../context';
import {moneyOf} from '../schema/money';
import {SHIPS_TO_COUNTRIES} from '../schema/shop-settings';
import {cartLineSources} from './cart-line';
import type {CartSource} from './find-cart';

/** Shipping is always free; there is no other option. */
export const DELIVERY_OPTION_HANDLE = 'free-shipping';

/** The one delivery option of a group. */
function deliveryOption(): object {
  return {
    handle: DELIVERY_OPTION_HANDLE,
    code: DELIVERY_OPTION_HANDLE,
    title: 'Free shipping',
    description: 'Canada and USA',
    deliveryMethodType: 'SHIPPING',
    estimatedCost: moneyOf(0),
  };
}

/** The id of a cart's single delivery group. */
export function deliveryGroupId({cart}: Pick<CartSource, 'cart'>): string {
  return cartPartId('CartDeliveryGroup', '1', cart);
}

function isDeliverable({address}: CartDeliveryAddress): boolean {
  return (SHIPS_TO_COUNTRIES as readonly (string | null)[]).includes(address.countryCode);
}

/**
 * The delivery groups of a cart: one, once an address in Canada or the USA is selected and there is something to ship.
 */
export function deliveryGroups(source: CartSource, context: StorefrontContext): object[] {
  const selected = source.cart.deliveryAddresses?.find((address) => address.selected);
  const lines = cartLineSources(source, context);
  if (!selected || !isDeliverable(selected) || lines.length === 0) return [];
  return [
    {
      id: deliveryGroupId(source),
      groupType: 'ONE_TIME_PURCHASE',
      deliveryAddress: {
        __typename: 'MailingAddress',
        id: selected.id.replace('CartSelectableAddress', 'MailingAddress'),
        address: selected.address,
      },
      deliveryOptions: [deliveryOption()],
      selectedDeliveryOption: deliveryOption(),
      cartLines: (args: ConnectionArguments) =>
        paginate(orderAsGiven('POSITION', lines), args, (line) => line),
    },
  ];
}
