import type {
  CartSelectedDeliveryOptionInput,
  MutationCartSelectedDeliveryOptionsUpdateArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import type {Cart} from '../../carts/types';
import type {ResolversOf} from '../schema/resolvers-of';
import {DELIVERY_OPTION_HANDLE, deliveryGroupId} from '../types/cart-delivery-group';
import type {CartUserError} from './cart-payload';
import {changeCart} from './change-cart';

function checkOption(
  cart: Cart,
  {deliveryGroupId: groupId, deliveryOptionHandle}: CartSelectedDeliveryOptionInput,
  position: number,
): CartUserError[] {
  const path = ['selectedDeliveryOptions', String(position)];
  if (groupId !== deliveryGroupId({cart})) {
    const message = `The delivery group with id ${groupId} does not exist.`;
    return [{code: 'INVALID_DELIVERY_GROUP', field: [...path, 'deliveryGroupId'], message}];
  }
  if (deliveryOptionHandle !== DELIVERY_OPTION_HANDLE) {
    const message = `The delivery option with handle ${deliveryOptionHandle} does not exist.`;
    return [{code: 'INVALID_DELIVERY_OPTION', field: [...path, 'deliveryOptionHandle'], message}];
  }
  return [];
}

/**
 * `cartSelectedDeliveryOptionsUpdate`: selects a delivery option; free shipping is the only one, so nothing changes.
 */
export const cartSelectedDeliveryOptionsUpdateMutation: ResolversOf<unknown> = {
  cartSelectedDeliveryOptionsUpdate: (
    _root,
    {cartId, selectedDeliveryOptions}: MutationCartSelectedDeliveryOptionsUpdateArgs,
    context,
  ) =>
    changeCart(cartId, context, (cart) => {
      const userErrors = selectedDeliveryOptions.flatMap((option, position) =>
        checkOption(cart, option, position),
      );
      return userErrors.length ? {userErrors} : {cart};
    }),
};
